import Dovetail

enum Product: Composition {
    static var assemblies: Assemblies {
        DiaryAssembly.self
        Expose(Diary.self)
    }
}
