@main
enum Program {
    static func main() {
        let app = Product.App(number: 6, f: { 7 })
        print(app.s1.text)
        let memberwise = app.makeMemberwise()
        print(memberwise.fixed != nil, memberwise.left == nil, memberwise.leftToo == nil, memberwise.given != nil)
        let dep: Dep = memberwise.fixed
        print(app.makeArguments(dep: dep, number: 1, list: [2], closure: { 3 }, any: nil).text)
        let outer = app.makeOuter()
        print(outer.value?.number ?? 0, outer.make(nil, 4, [5], { 6 }, dep).text)
    }
}
