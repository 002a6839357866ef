package import Dovetail
package import Kit

package enum DataAssembly: Assembly {
    package typealias Scope = AppScope

    package static var registrations: Registrations {
        Shared(PDF.self).into([Format: any Exporter].self, key: .pdf)
        Transient(HTML.self)
            .into([Format: any Exporter].self, key: Format.html)
            .into([Format: any Exporter].self, key: Kit.Format.`default`)
            .into([String: any Exporter].self, key: "html")
    }
}

struct PDF: Exporter {
    let name = "pdf"
}

final class HTML: Exporter {
    let name = "html"
    init() { print("html made") }
}
