// swift-tools-version: 6.1

import PackageDescription

let package = Package(
    name: "Minimal",
    platforms: [.macOS(.v15), .iOS(.v18)],
    dependencies: [.package(name: "Dovetail", path: "../..")],
    targets: [
        .executableTarget(
            name: "Minimal",
            dependencies: [.product(name: "Dovetail", package: "Dovetail")],
            plugins: [.plugin(name: "DovetailPlugin", package: "Dovetail")]
        )
    ],
    swiftLanguageModes: [.v6]
)
