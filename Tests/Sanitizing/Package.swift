// swift-tools-version: 6.1

import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
]

// The runtime and its tests alone: a sanitizer has everything built afresh, and here that is not the tool.
let package = Package(
    name: "Sanitizing",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "Dovetail", path: "../..")],
    targets: [
        .testTarget(
            name: "RuntimeTests",
            dependencies: [.product(name: "Dovetail", package: "Dovetail")],
            path: "RuntimeTests",
            swiftSettings: settings
        )
    ],
    swiftLanguageModes: [.v6]
)
