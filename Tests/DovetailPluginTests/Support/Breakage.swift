import Testing

/// A mistake in the document SDK, and what is said of it.
struct Breakage: Sendable, CustomTestStringConvertible {
    /// The id of the diagnostic.
    let id: String
    /// The mistake.
    let changes: [Change]
    /// The modules whose tools report it. The tools of all others are silent.
    let reporters: [String]
    /// What each of them prints.
    let report: @Sendable (_ example: PackageCopy, _ reporter: String) throws -> [String]

    var testDescription: String { id }

    /// The example's compositions.
    static let compositions = ["DocumentSDK", "DocumentSDKDemo"]
    /// The manifest that most mistakes are made in.
    static let assembly = "Sources/DocumentSync/DocumentSyncAssembly.swift"
    /// The type that most mistakes are about.
    static let copyMaker = "Sources/DocumentSync/ConflictCopyMaker.swift"

    /// A line before the registration of `ConflictCopyMaker`.
    static func line(_ text: String) -> Change {
        let registration = "        Shared(ConflictCopyMaker.self)\n"
        return .replacing(registration, with: registration + "        \(text)\n", in: assembly)
    }

    /// A property of `ConflictCopyMaker`, and so a parameter of its initializer.
    static func parameter(_ text: String) -> Change {
        let property = "    let account: AccountContext\n"
        return .replacing(property, with: property + "    let \(text)\n", in: copyMaker)
    }
}

extension PackageCopy {
    /// The notes from a composition's root to `OperationReplay`.
    func roadToReplay(from composition: String) throws -> [String] {
        // The demo includes what the product exposes.
        let root = try place(of: "Expose((any SyncControl).self)", in: "Sources/DocumentSDK/DocumentSDK.swift")
        let engine = try place(of: "replay: OperationReplay,", in: "Sources/DocumentSync/SyncEngine.swift")
        return [
            "\(root): note: `\(composition)` exposes `any SyncControl`",
            "\(engine): note: `SyncEngine` needs `OperationReplay` (parameter `replay`)",
        ]
    }

    /// The notes from a composition's root to `ConflictCopyMaker`.
    func roadToCopyMaker(from composition: String) throws -> [String] {
        let replay = try place(of: "copies: ConflictCopyMaker", in: "Sources/DocumentSync/OperationReplay.swift")
        return try roadToReplay(from: composition) + [
            "\(replay): note: `OperationReplay` needs `ConflictCopyMaker` (parameter `copies`)"
        ]
    }
}
