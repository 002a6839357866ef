// swift-tools-version: 6.1

import PackageDescription

let strict: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
]

/// A module that is wired as a user's is.
func wired(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
    .target(
        name: name,
        dependencies: dependencies + [.product(name: "Dovetail", package: "Dovetail")],
        swiftSettings: strict,
        plugins: [.plugin(name: "DovetailPlugin", package: "Dovetail")]
    )
}

// A package of its own: users of Dovetail neither see nor build it.
let package = Package(
    name: "Benchmarks",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "Dovetail", path: "../..")],
    targets: [
        .executableTarget(name: "Benchmarks", dependencies: ["Workload"], swiftSettings: strict),
        // Packages of any size, as values and as files.
        .target(name: "Workload", swiftSettings: strict),

        // Scopes that open and end: the same business types wired by Dovetail and by hand, each in a module of its own, and what measures them.
        wired("LifetimeFeatures"),
        wired("LifetimeProduct", ["LifetimeFeatures"]),
        .target(name: "LifetimesByHand", dependencies: ["LifetimeFeatures"], swiftSettings: strict),
        // A link to the sources by hand: they are compiled once more, so that measurements of the same code can be compared.
        .target(name: "LifetimesByHandAgain", dependencies: ["LifetimeFeatures"], swiftSettings: strict),
        .executableTarget(
            name: "RuntimeBenchmarks",
            dependencies: [
                "LifetimeFeatures", "LifetimeProduct", "LifetimesByHand", "LifetimesByHandAgain",
                .product(name: "Dovetail", package: "Dovetail"),
            ],
            swiftSettings: strict
        ),
    ],
    swiftLanguageModes: [.v6]
)
