extension Breakage {
    /// Mistakes that only a composition sees.
    static let ofTheGraph = [missingBinding, dependencyCycle, duplicateBinding, scopeViolation]

    private static let missingBinding = Breakage(
        id: "missing-binding",
        changes: [.removing("        Shared(ConflictCopyMaker.self)\n", from: assembly)],
        reporters: compositions
    ) { example, composition in
        let parameter = try example.place(
            of: "copies: ConflictCopyMaker",
            in: "Sources/DocumentSync/OperationReplay.swift"
        )
        return [
            "\(parameter): error: nothing provides `ConflictCopyMaker`, which `OperationReplay` needs "
                + "for its parameter `copies` in `AccountScope` [missing-binding]"
        ] + (try example.roadToReplay(from: composition)) + [
            "\(parameter): note: register it in `DocumentSyncAssembly`: `Shared(ConflictCopyMaker.self)`"
        ]
    }

    private static let dependencyCycle = Breakage(
        id: "dependency-cycle",
        changes: [parameter("replay: OperationReplay")],
        reporters: compositions
    ) { example, composition in
        let parameter = try example.place(of: "replay: OperationReplay", in: copyMaker)
        return [
            "\(parameter): error: `OperationReplay` needs itself: "
                + "`OperationReplay` → `ConflictCopyMaker` → `OperationReplay` [dependency-cycle]"
        ] + (try example.roadToCopyMaker(from: composition)) + [
            "\(parameter): note: `ConflictCopyMaker` needs `OperationReplay` (parameter `replay`)",
            "\(parameter): note: a closure breaks the loop: let `replay` of `ConflictCopyMaker` be "
                + "`@Sendable () throws -> OperationReplay`, and call it once `OperationReplay` is made",
        ]
    }

    private static let duplicateBinding = Breakage(
        id: "duplicate-binding",
        changes: [line("Transient(ConflictCopyMaker.self)")],
        reporters: compositions
    ) { example, _ in
        let first = try example.place(of: "Shared(ConflictCopyMaker.self)", in: assembly)
        let second = try example.place(of: "Transient(ConflictCopyMaker.self)", in: assembly)
        return [
            "\(second): error: `ConflictCopyMaker` is registered twice in `AccountScope` [duplicate-binding]",
            "\(first): note: `ConflictCopyMaker` is registered here by `DocumentSyncAssembly`",
            "\(second): note: remove one of them, or register one under another key, or tell them apart by "
                + "`.tagged(Marker.self)`",
        ]
    }

    private static let scopeViolation = Breakage(
        id: "scope-violation",
        changes: [parameter("editing: any DocumentEditing")],
        reporters: compositions
    ) { example, composition in
        let parameter = try example.place(of: "editing: any DocumentEditing", in: copyMaker)
        let registration = try example.place(of: "Shared(ConflictCopyMaker.self)", in: assembly)
        let session = try example.place(
            of: "Shared(SessionEditor.self",
            in: "Sources/DocumentSessions/DocumentSessionsAssembly.swift"
        )
        return [
            "\(parameter): error: `ConflictCopyMaker` lives in `AccountScope` and can't hold `any DocumentEditing` "
                + "(parameter `editing`), which lives in the shorter `DocumentSessionScope` [scope-violation]"
        ] + (try example.roadToCopyMaker(from: composition)) + [
            "\(session): note: `any DocumentEditing` is registered in `DocumentSessionScope`",
            "\(registration): note: register `SessionEditor` in `AccountScope`, "
                + "or `ConflictCopyMaker` in `DocumentSessionScope`",
            "\(parameter): note: or let `editing` be `@Sendable (DocumentID) async throws -> "
                + "(any DocumentEditing, end: @Sendable () async -> Void)`, which opens `DocumentSessionScope`",
        ]
    }
}
