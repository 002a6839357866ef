// swift-tools-version: 6.1

import PackageDescription

// A package of its own: users of Dovetail neither see nor build it.
let package = Package(
    name: "Benchmarks",
    platforms: [.macOS(.v15)],
    targets: [
        .executableTarget(
            name: "Benchmarks",
            swiftSettings: [
                .enableUpcomingFeature("ExistentialAny"),
                .enableUpcomingFeature("MemberImportVisibility"),
                .enableUpcomingFeature("InternalImportsByDefault"),
            ]
        )
    ],
    swiftLanguageModes: [.v6]
)
