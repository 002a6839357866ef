// Written by Dovetail from AppAssembly, Product. Do not edit.

extension AppAssembly {
    nonisolated enum Factories {}
}

extension Product {
    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}

#sourceLocation(file: "App/App+Dovetail.generated.swift", line: 1)
#error("the target App has generated code beside its sources, and the build-tool plugin writes it too; let the target do without the plugin: remove `DovetailPlugin` from its `plugins` in Package.swift; or delete this file [generated-sources]")
#sourceLocation()
