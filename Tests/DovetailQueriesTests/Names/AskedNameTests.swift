import Testing

@testable import DovetailQueries

/// How names may be written.
struct AskedNameTests {
    @Test(
        arguments: [
            ("Store", "Store"), ("any Store", "Store"), ("(any Store).self", "Store"), ("`Store`", "Store"),
            ("App::Store", "App.Store"), ("[any Plugin]", "[Plugin]"),
            ("[ Format : any Exporter ]", "[Format:Exporter]"),
            ("() -> any Store", "()->Store"), ("anyone", "anyone"), ("Company", "Company"), ("(Int, any P)", "Int,P"),
            ("any P & Q", "P&Q"), ("((any P))", "P"), ("(Int) -> (any P)", "(Int)->(P)"), ("Box<any P>", "Box<P>"),
            ("", ""), ("()", "()"),
        ]
    )
    func `A type is the same with and without what makes no difference`(written: String, plain: String) {
        #expect(AskedName(written).plain == plain)
    }

    @Test func `A tag stands behind its sign`() {
        #expect(AskedName("URL#Production").plain == "URL")
        #expect(AskedName("URL # Tags.Production").tag == "Tags.Production")
        #expect(AskedName("URL").tag == nil)
    }
}
