package import Dovetail

package enum PreviewAssembly: Assembly {
    package typealias Scope = PreviewScope

    package static var registrations: Registrations {
        Input(DocumentID.self)
        Shared(Thumbnails.self)
        Shared(PreviewContents.self)
        Shared(DocumentPreview.self)
    }
}
