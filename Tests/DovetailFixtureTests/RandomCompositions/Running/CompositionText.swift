import DovetailPipeline
import DovetailSyntax

/// One or several blueprints as the files of a program.
struct CompositionText {
    /// A blueprint, and a program that uses it.
    struct Part {
        var blueprint: Blueprint
        var program: BlueprintPrinter.Piece?
    }

    private(set) var modules: [ReadModule] = []
    /// From `path:line` to what stands there.
    private(set) var places: [String: Blueprint.Place] = [:]
    private let folder: String
    private var present: Set<Blueprint.Module> = []

    private let movesManifests: Bool

    /// - Parameters:
    ///   - shuffle: Spreads the declarations over other files, in another order.
    ///   - movesManifests: Whether assemblies and compositions are among them.
    init(
        _ parts: [Part],
        main: String? = nil,
        in folder: String = "",
        shuffle: UInt64? = nil,
        movesManifests: Bool = false
    ) {
        self.folder = folder
        self.movesManifests = movesManifests
        let pieces = parts.map { BlueprintPrinter(blueprint: $0.blueprint).pieces() + [$0.program].compactMap { $0 } }
        present = Set(pieces.joined().map(\.module))
        var sources: [Blueprint.Module: [SourceText]] = [:]
        for (part, pieces) in zip(parts, pieces) {
            for module in Blueprint.Module.allCases {
                let own = pieces.filter { $0.module == module }
                for (file, pieces) in files(own, part.blueprint.prefix, shuffle) {
                    let path = "\(folder)/\(Self.name(module))/\(Self.name(module))\(file).swift"
                    let text = text(of: pieces, in: module, path, isSpread: part.blueprint.isSpread)
                    sources[module, default: []].append(SourceText(path: path, text))
                }
            }
        }
        if let main { sources[.app, default: []].append(SourceText(path: "\(folder)/App/Main.swift", main)) }
        let record = SourceText(path: "\(folder)/Record/Record.swift", RecordModule.source)
        modules = [ReadModule(name: RecordModule.name, packageName: "fixture", sources: [record])]
        for module in Blueprint.Module.allCases where sources[module] != nil {
            modules.append(
                ReadModule(
                    name: Self.name(module),
                    packageName: "fixture",
                    dependencies: modules.map(\.name),
                    sources: sources[module] ?? []
                )
            )
        }
    }

    init(_ blueprint: Blueprint, shuffle: UInt64? = nil, movesManifests: Bool = false) {
        self.init([Part(blueprint: blueprint)], shuffle: shuffle, movesManifests: movesManifests)
    }

    static func name(_ module: Blueprint.Module) -> String {
        switch module {
        case .kit: "Kit"
        case .data: "Data"
        case .extra: "Extra"
        case .app: "App"
        }
    }

    private func files(
        _ pieces: [BlueprintPrinter.Piece],
        _ name: String,
        _ shuffle: UInt64?
    ) -> [(String, [BlueprintPrinter.Piece])] {
        var declarations = pieces.filter { $0.kind == .declaration || movesManifests && $0.kind == .manifest }
        var files = [
            ("\(name)Manifest", pieces.filter { $0.kind == .manifest && !movesManifests }),
            ("\(name)Program", pieces.filter { $0.kind == .program }),
        ]
        if let shuffle {
            var random = SeededGenerator(seed: shuffle)
            random.shuffle(&declarations)
            var parts = Array(repeating: [BlueprintPrinter.Piece](), count: random.number(1...4))
            for piece in declarations { parts[random.number(0...parts.count - 1)].append(piece) }
            files += parts.enumerated().map { ("\(random.pick(["A", "N", "Z"]))\(name)Part\($0.offset)", $0.element) }
        } else {
            files.append((name, declarations))
        }
        return files.filter { !$0.1.isEmpty }
    }

    private mutating func text(
        of pieces: [BlueprintPrinter.Piece],
        in module: Blueprint.Module,
        _ path: String,
        isSpread: Bool
    ) -> String {
        let lower = Blueprint.Module.allCases.filter {
            isSpread && $0.rawValue < module.rawValue && present.contains($0)
        }
        let packageImports = pieces.reduce(into: Set<String>()) { $0.formUnion($1.packageImports) }
        var lines = (["Dovetail", RecordModule.name] + lower.map(Self.name)).map { name in
            "\(packageImports.contains(name) ? "package " : "")import \(name)"
        }
        for piece in pieces {
            lines.append("")
            for (offset, line) in piece.lines.enumerated() {
                lines.append(line)
                if let place = piece.places[offset] { places["\(path):\(lines.count)"] = place }
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }
}
