import DovetailSyntax
import Testing

@Suite struct AttributeTests {
    private func attributes(_ text: String) -> [AttributeSyntax] {
        scan(text).members.types.first?.attributes ?? []
    }

    @Test func attributesUnderAConditionKeepIt() {
        let file = scan(
            """
            @frozen
            #if A
            @MainActor @available(macOS 15, *)
            #elseif B // comment
            #if C
            @objc(name)
            #endif
            #else
            @objcMembers
            #endif
            @preconcurrency public class D {
                #if os(Linux)
                @Wrapped(1)
                #endif
                var x = 1
                #if E
                @available(*, unavailable)
                #endif
                init(
                    #if F
                    @Builder
                    #endif
                    y: Int
                ) {}
            }
            #if G
            @testable
            #endif
            import M
            """
        )
        #expect(
            file.members.types.first?.attributes == [
                AttributeSyntax("frozen"),
                AttributeSyntax("MainActor", conditions: ["A"]),
                AttributeSyntax("available", arguments: "macOS 15, *", conditions: ["A"]),
                AttributeSyntax("objc", arguments: "name", conditions: ["!(A) && (B)", "C"]),
                AttributeSyntax("objcMembers", conditions: ["!(A) && !(B)"]),
                AttributeSyntax("preconcurrency"),
            ]
        )
        let members = file.members.types.first?.members
        #expect(
            members?.properties.first?.attributes == [
                AttributeSyntax("Wrapped", arguments: "1", conditions: ["os(Linux)"])
            ]
        )
        let initializer = members?.initializers.first
        #expect(
            initializer?.attributes == [
                AttributeSyntax("available", arguments: "*, unavailable", conditions: ["E"])
            ]
        )
        #expect(initializer?.parameters.first?.attributes == [AttributeSyntax("Builder", conditions: ["F"])])
        #expect(file.imports.first?.attributes == [AttributeSyntax("testable", conditions: ["G"])])
        #expect(members?.properties.first?.conditions == [])
        #expect(file.hasConditionalAttributes)
        #expect(file.problems.isEmpty)
    }

    @Test func theDeclarationBeginsWithItsConditionalAttributes() {
        let file = scan("struct A {}\n#if B\n@objc\n#endif\nclass C {}\n#if D\n@objc class E {}\n#endif")
        #expect(file.members.types.map(\.offset) == [0, 12, 48])
        #expect(file.members.types.map(\.conditions) == [[], [], ["D"]])
        #expect(file.members.types.map { $0.attributes.map(\.conditions) } == [[], [["B"]], [[]]])
    }

    @Test(
        "A `#if` around more than attributes is none of theirs",
        arguments: [
            "#if A\n@objc\n#else\nclass B {}\n#endif\nclass C {}", "#if A\npublic\n#endif\nclass C {}",
            "#if A\n@objc final\n#endif\nclass C {}",
            "#if A\n@objc\n#endif", "class C {\n#if A\n@objc\n#endif\n}", "@objc\n#if A\nclass C {}\n#endif",
            "@objc", "class C { @objc }",
        ]
    )
    func incompleteConditionals(text: String) {
        #expect(scan(text).problems.count == 1)
        #expect(scan(text).members.types.allSatisfy { $0.attributes.isEmpty })
    }

    @Test(
        "An empty `#if` says nothing of attributes",
        arguments: ["#if A\n#endif\n@objc class C {}", "@objc\n#if A\n@x\n#else\n#endif\nclass C {}"]
    )
    func emptyBranches(text: String) {
        #expect(scan(text).problems.isEmpty)
        #expect(attributes(text).contains(AttributeSyntax("objc")))
    }

    @Test(
        "The name of an attribute is a type in every form",
        arguments: [
            ("@FocusState<Field?>.Binding class C {}", "FocusState<Field?>.Binding", nil),
            ("@A<B>.C<D>(1) class C {}", "A<B>.C<D>", "1"), ("@A::B.C class C {}", "A::B.C", nil),
            ("@A<B> class C {}", "A<B>", nil), ("@A.B class C {}", "A.B", nil),
        ] as [(String, String, String?)]
    )
    func names(text: String, name: String, arguments: String?) {
        #expect(attributes(text) == [AttributeSyntax(name, arguments: arguments)])
        #expect(scan(text).problems.isEmpty)
    }

    @Test(
        "What attributes hold is theirs alone",
        arguments: [
            "@abi(init(old x: Int)) init(new x: Int) {}", "@_specialize(where T == Int) init(new x: Int) {}",
            "@_specialize(exported: true, kind: full, where T: P) init(new x: Int) {}",
            "@available(*, deprecated, message: \"init(old: Int)\") init(new x: Int) {}",
            "@_spi(Private) @inlinable @_alwaysEmitIntoClient init(new x: Int) {}",
            "@macro({ class D { init(old: Int) {} } }) init(new x: Int) {}",
            "@_documentation(visibility: private) @backDeployed(before: macOS 15) init(new x: Int) {}",
        ]
    )
    func contents(member: String) {
        let file = scan("struct S<T> {\n\(member)\n}")
        #expect(file.members.types.first?.members.initializers.map(\.signature) == ["(new x: Int)"])
        #expect(file.members.types.first?.members.types.isEmpty == true)
        #expect(file.problems.isEmpty)
    }
}
