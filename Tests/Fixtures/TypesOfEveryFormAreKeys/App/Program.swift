@main
enum Program {
    static func main() {
        let app = Product.App(
            composition: Sub(),
            inherited: Sub(),
            parameterised: Sub(),
            subclass: Sub(),
            codable: 1,
            metatypeOfExistential: (any P).self,
            existentialMetatype: Sub.self,
            anything: "anything",
            inlineArray: [1, 2, 3],
            vector: Vector<2, Int>(),
            pair: (1, label: "label"),
            table: ["a": Sub()],
            nested: Generic<Int>.Inner<String>(),
            interval: 0.5,
            blank: `a b`(),
            keyword: `any`(),
            digit: `1st`(),
            escaped: EscapedType(),
            changing: { $0 += 1 },
            keeping: { $0() },
            borrowing: { $0() },
            variadic: { (numbers: Int...) in numbers.count },
            late: { $0() },
            consuming: { _ in },
            sending: { _ in Base() },
            throwing: { () throws(Escaped.Failure) in 7 },
            nonsending: {},
            convention: { $0 + 1 },
            isolated: {}
        )
        print(app.makeHolder().text)
    }
}
