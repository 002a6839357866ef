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
        .library(name: "DovetailTesting", targets: ["DovetailTesting"]),
        // For the plugins: the swiftbuild build system finds a tool only under the name of its target.
        .executable(name: "DovetailGenerator", targets: ["DovetailGenerator"]),
        .executable(name: "DovetailTool", targets: ["DovetailTool"]),
        .plugin(name: "DovetailPlugin", targets: ["DovetailPlugin"]),
        .plugin(name: "DovetailCommand", targets: ["DovetailCommand"]),
    ],
    targets: [
        // What users import.
        .target(name: "Dovetail", swiftSettings: settings),
        // What their tests import.
        .target(name: "DovetailTesting", dependencies: ["Dovetail"], swiftSettings: settings),

        // The stages of the tool, each knowing only those above it.
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
        // What a build runs, and all that whoever builds a package with the plugin has to build.
        .executableTarget(
            name: "DovetailGenerator",
            dependencies: ["DovetailDiagnostics", "DovetailPipeline", "DovetailSyntax"],
            swiftSettings: settings
        ),
        .plugin(name: "DovetailPlugin", capability: .buildTool(), dependencies: ["DovetailGenerator"]),

        // What programs are told of findings, and what explains them.
        .target(name: "DovetailReports", dependencies: ["DovetailDiagnostics"], swiftSettings: settings),
        // Graphs as data, and the questions that are asked of them.
        .target(
            name: "DovetailQueries",
            dependencies: ["DovetailDiagnostics", "DovetailGraph"],
            swiftSettings: settings
        ),
        .target(
            name: "DovetailInspection",
            dependencies: [
                "DovetailDiagnostics", "DovetailGraph", "DovetailLinking", "DovetailPipeline", "DovetailQueries",
                "DovetailReports", "DovetailSyntax",
            ],
            swiftSettings: settings
        ),
        // What linking needs of a module's sources, as bytes. Builds with the plugin do without.
        .target(
            name: "DovetailSummaries",
            dependencies: ["DovetailLinking", "DovetailPipeline", "DovetailSyntax"],
            swiftSettings: settings
        ),
        .executableTarget(
            name: "DovetailTool",
            dependencies: [
                "DovetailDiagnostics", "DovetailInspection", "DovetailPipeline", "DovetailQueries", "DovetailReports",
                "DovetailSummaries", "DovetailSyntax",
            ],
            swiftSettings: settings
        ),
        .plugin(
            name: "DovetailCommand",
            capability: .command(
                intent: .custom(verb: "dovetail", description: "Checks and explains the package's object graphs")
            ),
            dependencies: ["DovetailTool"]
        ),

        // Tests: one target for each module; fixtures that are compiled and run; packages that are built with the plugin.
        .target(name: "DovetailTestSupport", path: "Tests/DovetailTestSupport", swiftSettings: settings),
        // Also a part of the package in Tests/Comparison, whose command compares what has to be fetched.
        .target(
            name: "DeclarationComparison",
            path: "Tests/Comparison/Sources/DeclarationComparison",
            swiftSettings: settings
        ),
        .testTarget(name: "DovetailTests", dependencies: ["Dovetail"], swiftSettings: settings),
        .testTarget(
            name: "DovetailTestingTests",
            dependencies: ["Dovetail", "DovetailTesting"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "DovetailDiagnosticsTests",
            dependencies: ["DovetailDiagnostics", "DovetailReports"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "DovetailSyntaxTests",
            dependencies: ["DovetailDiagnostics", "DovetailSyntax"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "DovetailGraphTests",
            dependencies: ["DovetailDiagnostics", "DovetailGraph"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "DovetailQueriesTests",
            dependencies: [
                "DovetailDiagnostics", "DovetailInspection", "DovetailPipeline", "DovetailQueries", "DovetailSyntax",
                "DovetailTestSupport",
            ],
            swiftSettings: settings
        ),
        .testTarget(
            name: "DovetailLinkingTests",
            dependencies: [
                "DovetailDiagnostics", "DovetailGraph", "DovetailLinking", "DovetailSyntax", "DovetailTestSupport",
            ],
            swiftSettings: settings
        ),
        .testTarget(
            name: "DovetailFixtureTests",
            dependencies: [
                "DovetailDiagnostics", "DovetailGeneration", "DovetailGraph", "DovetailInspection", "DovetailLinking",
                "DovetailPipeline",
                "DovetailQueries", "DovetailReports", "DovetailSummaries", "DovetailSyntax", "DovetailTestSupport",
            ],
            swiftSettings: settings
        ),
        .testTarget(
            name: "DovetailToolTests",
            dependencies: [
                "DeclarationComparison", "DovetailDiagnostics", "DovetailPipeline", "DovetailReports",
                "DovetailTestSupport", "DovetailTool",
            ],
            swiftSettings: settings
        ),
        .testTarget(
            name: "DovetailPluginTests",
            dependencies: ["DovetailGenerator", "DovetailTestSupport", "DovetailTool"],
            swiftSettings: settings
        ),
    ],
    swiftLanguageModes: [.v6]
)
