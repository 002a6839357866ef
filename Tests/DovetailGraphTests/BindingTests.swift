import DovetailDiagnostics
import DovetailGraph
import Testing

@Suite struct BindingTests {
    private static let place = SourceLocation(path: "/Manifest.swift", line: 1, column: 1)

    private static func fields(_ binding: Binding) -> [String: String] {
        let children = Mirror(reflecting: binding).children
        return Dictionary(
            uniqueKeysWithValues: children.map { ($0.label ?? "", String(reflecting: Described($0.value))) }
        )
    }

    /// Keys are told apart by what they say, not by where they lie.
    private struct Described: CustomDebugStringConvertible {
        let debugDescription: String

        init(_ value: Any) {
            var text = ""
            dump(value, to: &text)
            debugDescription = text
        }
    }

    @Test func `a copy says all that the binding says`() {
        let key = Key(identity: "A", name: "A")
        let other = Binding(
            name: "A",
            keys: [key],
            scope: ScopeID(1),
            lifetime: .transient,
            arguments: [key],
            dependencies: [Dependency(parameter: "a", key: key, request: .instance(key), location: Self.place)],
            effects: Effects(isAsync: true),
            hasHook: true,
            conformances: [key],
            assembly: "Assembly",
            location: Self.place,
            isOwnPackage: false
        )
        other.inputName = "name"
        other.isIsolatedByScope = true
        other.leavesItsScope = true
        other.unsendableKeys = [1]
        other.nonSendableKeys = [1]
        other.nonSendableArguments = [1]
        other.decoration = Binding.Decoration(dependency: 1)
        other.isConcurrent = true
        other.assemblyIndex = 1
        other.contributions = [Contribution(collection: key, element: key, result: 0, location: Self.place)]
        other.isCollection = true
        other.madeType = key
        other.inputType = key

        let plain = Binding(
            name: "",
            keys: [],
            scope: ScopeID(0),
            lifetime: .shared,
            location: SourceLocation(path: "", line: 0, column: 0)
        )
        let (copied, said, unsaid) = (Self.fields(Binding(other)), Self.fields(other), Self.fields(plain))
        #expect(copied == said)
        // What has no value of its own here would be the same in a copy that forgets it.
        #expect(said.keys.filter { said[$0] == unsaid[$0] } == [])
    }
}
