// swift-tools-version: 6.1

import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
]

// A package of its own, so that nobody who builds Dovetail builds this. The library's sources are also a target of the root package,
// whose tests compare what needs no fetching.
let package = Package(
    name: "Comparison",
    platforms: [.macOS(.v15)],
    targets: [
        .target(name: "DeclarationComparison", swiftSettings: settings),
        .executableTarget(
            name: "CompareDeclarations",
            dependencies: ["DeclarationComparison"],
            swiftSettings: settings
        ),
    ],
    swiftLanguageModes: [.v6]
)
