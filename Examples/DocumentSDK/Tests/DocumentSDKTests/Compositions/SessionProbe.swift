internal import DocumentKit
internal import Dovetail

/// Opens documents and hands back Dovetail's own value for it: what is open, and its ending with a report.
struct SessionProbe {
    let open: @Sendable (DocumentID) async throws -> Opened<any DocumentEditing>
}
