public import Dovetail

/// What opening a document takes.
public enum DocumentSessionContract: Assembly {
    public typealias Scope = DocumentSessionScope

    public static var registrations: Registrations {
        Input(DocumentID.self)
    }
}
