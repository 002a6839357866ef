// swift-tools-version: 6.1

import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
]

let package = Package(
    name: "Dovetail",
    platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
    products: [
        .library(name: "Dovetail", targets: ["Dovetail"]),
        .executable(name: "dovetail", targets: ["DovetailTool"]),
        .plugin(name: "DovetailPlugin", targets: ["DovetailPlugin"]),
    ],
    targets: [
        .target(name: "Dovetail", swiftSettings: settings),
        .target(name: "DovetailDiagnostics", swiftSettings: settings),
        .target(name: "DovetailSyntax", dependencies: ["DovetailDiagnostics"], swiftSettings: settings),
        .target(name: "DovetailGraph", dependencies: ["DovetailDiagnostics"], swiftSettings: settings),
        .target(
            name: "DovetailLinking",
            dependencies: ["DovetailDiagnostics", "DovetailGraph", "DovetailSyntax"],
            swiftSettings: settings
        ),
        .target(
            name: "DovetailGeneration",
            dependencies: ["DovetailDiagnostics", "DovetailGraph", "DovetailLinking", "DovetailSyntax"],
            swiftSettings: settings
        ),
        .target(
            name: "DovetailPipeline",
            dependencies: [
                "DovetailDiagnostics", "DovetailGeneration", "DovetailGraph", "DovetailLinking", "DovetailSyntax",
            ],
            swiftSettings: settings
        ),
        .executableTarget(
            name: "DovetailTool",
            dependencies: ["DovetailDiagnostics", "DovetailPipeline"],
            swiftSettings: settings
        ),
        .plugin(name: "DovetailPlugin", capability: .buildTool(), dependencies: ["DovetailTool"]),
    ],
    swiftLanguageModes: [.v6]
)
