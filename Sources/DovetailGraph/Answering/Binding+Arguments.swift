extension Binding {
    /// Which argument each dependency takes. Equal types match in order; where all are taken, the rest ask the graph. A
    /// `T?` may take an argument of type `T`, but only one that no parameter of exactly that type wants. What the registration names itself
    /// takes none.
    package func argumentsTaken() -> [Int: Int] { taking(arguments) }

    /// The same of arguments that it does not list.
    func taking(_ arguments: [Key]) -> [Int: Int] {
        guard !arguments.isEmpty else { return [:] }
        var taken: [Int: Int] = [:]
        var free = Array(arguments.indices)
        func take(_ key: Key, for dependency: Int) {
            guard taken[dependency] == nil, !dependencies[dependency].isNamed,
                let place = free.firstIndex(where: { arguments[$0] == key })
            else { return }
            taken[dependency] = free.remove(at: place)
        }
        for (index, dependency) in dependencies.enumerated() {
            take(dependency.key, for: index)
        }
        for (index, dependency) in dependencies.enumerated() {
            switch dependency.request {
            case .optional(let wrapped), .optionally(_, let wrapped): take(wrapped, for: index)
            case .instance, .closure, .opening, .element: break
            }
        }
        return taken
    }

    /// The arguments that no dependency takes, in call order.
    package var untakenArguments: [Int] {
        let taken = Set(argumentsTaken().values)
        return arguments.indices.filter { !taken.contains($0) }
    }
}
