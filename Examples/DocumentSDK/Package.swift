// swift-tools-version: 6.1
import PackageDescription

let strict: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
]

// The vocabulary of assemblies and compositions.
let dovetail: Target.Dependency = .product(name: "Dovetail", package: "Dovetail")

/// A module that registers what it provides, or composes what others provide: with the plugin that reads it.
func wired(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
    .target(
        name: name,
        dependencies: dependencies + [dovetail],
        swiftSettings: strict,
        plugins: [.plugin(name: "DovetailPlugin", package: "Dovetail")]
    )
}

/// Everything that a composition of the whole product names, directly or through `DocumentFeatures`.
let features: [Target.Dependency] = [
    "DocumentKit", "DocumentStorage", "DocumentPermissions", "DocumentSync", "DocumentCollaboration",
    "DocumentSearch", "DocumentLists", "DocumentSessions",
]

let package = Package(
    name: "DocumentSDKExample",
    platforms: [.macOS(.v15), .iOS(.v18)],
    products: [
        .library(name: "DocumentSDK", targets: ["DocumentSDK"]),
        .library(name: "DocumentSDKDemo", targets: ["DocumentSDKDemo"]),
        .executable(name: "DocumentSDKExample", targets: ["DocumentSDKExample"]),
    ],
    dependencies: [
        .package(name: "Dovetail", path: "../..")
    ],
    targets: [
        // The contracts everybody shares.
        wired("DocumentKit", []),

        // The account's services, one concern each. They know DocumentKit, and storage where they keep rows.
        .target(
            name: "CSQLite",
            linkerSettings: [
                .linkedLibrary(":libsqlite3.so.0", .when(platforms: [.linux])),
                .linkedLibrary("sqlite3", .when(platforms: [.macOS, .iOS])),
            ]
        ),
        wired("DocumentStorage", ["CSQLite", "DocumentKit"]),
        wired("DocumentRemote", ["DocumentKit"]),
        wired("DocumentConnectivity", ["DocumentKit"]),
        wired("DocumentPermissions", ["DocumentKit", "DocumentStorage"]),
        wired("DocumentSync", ["DocumentKit"]),
        wired("DocumentCollaboration", ["DocumentKit"]),
        wired("DocumentSearch", ["DocumentKit", "DocumentStorage"]),
        wired("DocumentLists", ["DocumentKit", "DocumentStorage"]),

        // The document session.
        wired("DocumentSessions", ["DocumentKit"]),

        // The compositions.
        wired("DocumentFeatures", features),
        wired("DocumentSDK", features + ["DocumentFeatures", "DocumentRemote", "DocumentConnectivity"]),
        wired(
            "DocumentSDKDemo",
            features + ["DocumentConnectivity", "DocumentFeatures", "DocumentRemote", "DocumentSDK"]
        ),

        // A host, with the server it talks to.
        .target(name: "DemoServer", dependencies: ["DocumentKit"], swiftSettings: strict),
        .executableTarget(
            name: "DocumentSDKExample",
            dependencies: [
                "DemoServer", "DocumentKit", "DocumentLists", "DocumentSDK", "DocumentSDKDemo", dovetail,
            ],
            swiftSettings: strict
        ),

        .testTarget(
            name: "DocumentStorageTests",
            dependencies: ["DocumentKit", "DocumentPermissions", "DocumentSearch", "DocumentStorage"],
            swiftSettings: strict
        ),
        .testTarget(
            name: "DocumentSyncTests",
            dependencies: ["DemoServer", "DocumentKit", "DocumentRemote", "DocumentStorage", "DocumentSync"],
            swiftSettings: strict
        ),
        .testTarget(
            name: "DocumentSDKTests",
            dependencies: features + [
                "DemoServer", "DocumentConnectivity", "DocumentFeatures", "DocumentRemote", "DocumentSDK",
                "DocumentSDKDemo", dovetail, .product(name: "DovetailTesting", package: "Dovetail"),
            ],
            swiftSettings: strict,
            plugins: [.plugin(name: "DovetailPlugin", package: "Dovetail")]
        ),
    ],
    swiftLanguageModes: [.v6]
)
