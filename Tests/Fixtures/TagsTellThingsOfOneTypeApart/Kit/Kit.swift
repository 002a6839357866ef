package import Dovetail

package enum AppScope: Scope {}
package enum ChildScope: Scope { package typealias Parent = AppScope }

package struct Address: Sendable {
    package var text: String
    package init(_ text: String) { self.text = text }
}

package enum Production {}
package enum Tags {
    package enum Staging {}
    package enum MirrorAddress {}
}
package struct Numbered<Value> {}

package protocol Log: AnyObject, Sendable {}

final class Recorder: Log, Sendable {
    let address: Address?
    init(address: Address?) { self.address = address }
}

package enum KitAssembly: Assembly {
    package typealias Scope = AppScope

    package static var registrations: Registrations {
        // No two of these are in each other's way.
        Input(Address.self)
        Input(Address.self).tagged(Production.self)
        Input(Address.self, name: "stage").tagged(Tags.Staging.self)
        Input(Address.self).tagged(Tags.MirrorAddress.self)
        Shared(Recorder.self, as: (any Log).self)
        Shared(Recorder.self, as: (any Log).self, Recorder.self).tagged(Production.self).onEnd { _ in print("recorder ended") }
        Shared(Recorder.self, as: (any Log).self).lazy().tagged(Numbered<Int>.self)
    }
}
