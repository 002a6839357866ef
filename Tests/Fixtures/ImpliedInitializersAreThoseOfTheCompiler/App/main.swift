import OutsideKit

nonisolated func run() async {
    let app = Product.App(number: 4, text: "four")
    let measures = app.makeMeasures()
    print(measures.text)
    print(app.makeHome().title)
    print(app.makeDerived().text)
    print(app.makeTag().label)
    // Without `await`: making them needs no actor, though they are on one.
    let model = app.makeModel()
    let page = app.makePage()
    print(await model.count, page.title)
}

await run()
