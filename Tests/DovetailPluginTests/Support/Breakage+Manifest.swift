extension Breakage {
    /// Mistakes in an assembly, which its own module reports.
    static let ofAManifest = [ambiguousInitializer, noInitializer, unreadableManifest, unknownType]

    private static let ambiguousInitializer = Breakage(
        id: "ambiguous-initializer",
        changes: [
            .adding(
                "Sources/DocumentSync/PolicyPrecedence.swift",
                text: """
                    internal import DocumentKit

                    struct PolicyPrecedence {
                        let replica: any LocalReplica
                    }

                    extension PolicyPrecedence {
                        init(cache: any DocumentCache) { fatalError() }
                    }
                    """
            ),
            line("Shared(PolicyPrecedence.self)"),
        ],
        reporters: ["DocumentSync"]
    ) { example, _ in
        let file = "Sources/DocumentSync/PolicyPrecedence.swift"
        let registration = try example.place(of: "Shared(PolicyPrecedence.self)", in: assembly)
        let places = try ["PolicyPrecedence", "init(cache:"].map { try example.place(of: $0, in: file) }
        let choices = ["replica: any LocalReplica", "cache: any DocumentCache"]
        let labels = ["replica", "cache"]
        return [
            "\(registration): error: `PolicyPrecedence` has 2 initializers that could make it [ambiguous-initializer]"
        ]
            + zip(places, choices).map { "\($0): note: `init(\($1))`" }
            + zip(choices, labels).map {
                "\(registration): note: to choose it, write "
                    + "`Shared(PolicyPrecedence.self) { (\($0)) in PolicyPrecedence(\($1): \($1)) }`"
            }
    }

    private static let noInitializer = Breakage(
        id: "no-initializer",
        changes: [line("Shared(NoWay.self)"), .adding("Sources/DocumentSync/NoWay.swift", text: "enum NoWay {}\n")],
        reporters: ["DocumentSync"]
    ) { example, _ in
        let registration = try example.place(of: "Shared(NoWay.self)", in: assembly)
        return [
            "\(registration): error: `NoWay` has no initializer [no-initializer]",
            "\(registration): note: declare one, or write `Shared(NoWay.self) { (…) in … }`",
        ]
    }

    private static let unreadableManifest = Breakage(
        id: "unreadable-manifest",
        changes: [line("let engine = SyncEngine.self")],
        reporters: ["DocumentSync"]
    ) { example, _ in
        let statement = try example.place(of: "let engine", in: assembly)
        return [
            "\(statement): error: a constant is no registration [unreadable-manifest]",
            "\(statement): note: a manifest is read, not run: it holds `Shared`, `Transient`, `PerGraph`, `Weak`, `Input`, `Decorator` and `Contributions` only",
        ]
    }

    private static let unknownType = Breakage(
        id: "unknown-type",
        changes: [line("Shared(ConflictCopier.self)")],
        reporters: ["DocumentSync"]
    ) { example, _ in
        let registration = try example.place(of: "Shared(ConflictCopier.self)", in: assembly)
        return [
            "\(registration): error: no source that is read here declares `ConflictCopier`, "
                + "so its initializer is not known [unknown-type]",
            "\(registration): note: check the name and the imports, or write "
                + "`Shared(ConflictCopier.self) { (…) in … }`",
        ]
    }
}
