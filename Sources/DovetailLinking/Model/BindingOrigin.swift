package import DovetailGraph

/// What a binding of a composition's graph stands for.
package enum BindingOrigin: Hashable, Sendable {
    /// A line of a manifest: the indices of its assembly in the program and of its registration in the assembly.
    case registration(assembly: Int, registration: Int)
    /// A collection: an index into the composition's.
    case collection(Int)
}

extension CompositionGraph {
    /// What a binding stands for, as a registration.
    package func registration(of binding: BindingID, in program: LinkedProgram) -> LinkedRegistration {
        switch origins[binding.index] {
        case .registration(let assembly, let registration): program.assemblies[assembly].registrations[registration]
        case .collection(let index): collections[index]
        }
    }

    /// The assembly that registers a binding, or first contributes to a collection.
    package func assembly(of binding: BindingID) -> Int {
        switch origins[binding.index] {
        case .registration(let assembly, _): assembly
        case .collection(let index): collectionAssemblies[index]
        }
    }
}
