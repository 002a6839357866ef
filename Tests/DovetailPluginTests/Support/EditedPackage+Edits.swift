extension EditedPackage {
    private enum Edit: CaseIterable {
        case addPiece, removePiece, renameFile, moveToFileOfAnother, changeNeeds, changeLifetime, moveManifest
        case changeCondition, changeRegistration, changeInitializers
    }

    /// Makes one edit at random, and tells what it was. While something is wrong, every other one mends it.
    mutating func edit(_ random: inout SeededRandom) -> String {
        if !mistakes.isEmpty, Bool.random(using: &random) { return mend() }
        while true {
            // Some have nothing to do.
            if let edit = Edit.allCases.randomElement(using: &random), let told = make(edit, &random) { return told }
        }
    }

    /// Puts right all that is wrong.
    mutating func mend() -> String {
        for index in pieces.indices {
            pieces[index].isAmbiguous = false
            pieces[index].isRegistered = true
        }
        return "all is mended"
    }

    private mutating func make(_ edit: Edit, _ random: inout SeededRandom) -> String? {
        let index = Int.random(in: pieces.indices, using: &random)
        let name = pieces[index].name
        switch edit {
        case .addPiece: return addPiece(&random)
        case .removePiece:
            guard pieces.count > 3, !pieces.contains(where: { $0.needs.contains(name) }) else { return nil }
            pieces.remove(at: index)
            return "\(name) is gone"
        case .renameFile:
            let old = pieces[index].file
            let new = newName("File") + ".swift"
            let module = pieces[index].module
            for other in pieces.indices where pieces[other].module == module && pieces[other].file == old {
                pieces[other].file = new
            }
            return "\(old) is called \(new)"
        case .moveToFileOfAnother:
            let others = pieces.filter { $0.module == pieces[index].module && $0.file != pieces[index].file }
            guard let other = others.randomElement(using: &random) else { return nil }
            pieces[index].file = other.file
            return "\(name) moves to \(other.file)"
        case .changeNeeds:
            let needs = needs(of: index, &random)
            guard needs != pieces[index].needs else { return nil }
            pieces[index].needs = needs
            return "\(name) needs \(needs)"
        case .changeLifetime:
            pieces[index].isShared.toggle()
            return "\(name) is \(pieces[index].isShared ? "shared" : "transient")"
        case .moveManifest:
            let module = Bool.random(using: &random) ? Module.kit : .parts
            manifests[module] = (Bool.random(using: &random) ? "Manifests/" : "") + newName("Manifest") + ".swift"
            return "the manifest of \(module.rawValue) moves"
        case .changeCondition:
            isTracing.toggle()
            return "the kit is compiled \(isTracing ? "with" : "without") a condition"
        case .changeRegistration:
            pieces[index].isRegistered.toggle()
            return "\(name) is \(pieces[index].isRegistered ? "registered" : "registered no more")"
        case .changeInitializers:
            pieces[index].isAmbiguous.toggle()
            return "\(name) has \(pieces[index].isAmbiguous ? "two initializers" : "one initializer")"
        }
    }

    private mutating func addPiece(_ random: inout SeededRandom) -> String? {
        guard let module = Module.allCases.randomElement(using: &random) else { return nil }
        let name = newName("Piece")
        let isAlone = Bool.random(using: &random)
        let file = pieces.filter { $0.module == module }.randomElement(using: &random)?.file
        pieces.append(Piece(module: module, name: name, file: isAlone ? "\(name).swift" : file ?? "\(name).swift"))
        pieces[pieces.count - 1].needs = needs(of: pieces.count - 1, &random)
        return "\(name) is new in \(module.rawValue)"
    }

    /// Some of what a piece may need: what stands before it, in a module that it sees.
    private func needs(of index: Int, _ random: inout SeededRandom) -> [String] {
        let module = pieces[index].module
        let candidates = pieces[..<index].filter { $0.module == module || module.lower.contains($0.module) }
        return candidates.filter { _ in Int.random(in: 0..<3, using: &random) == 0 }.map(\.name)
    }

    private mutating func newName(_ start: String) -> String {
        count += 1
        return "\(start)\(count)"
    }
}
