package import DovetailDiagnostics
package import DovetailGraph

/// From scanned modules to registrations, scopes and compositions with every name resolved.
package enum Linker {
    package static func link(_ modules: [ModuleSources], target: String) -> LinkedProgram {
        LinkedProgram(
            target: target,
            scopes: [],
            assemblies: [],
            compositions: [],
            names: ProgramNames(declaringModules: [:], modules: [], externalImports: [:]),
            diagnostics: []
        )
    }
}
