import Dovetail
import Far
import Foundation
import Kit

enum Sighted: Composition {
    static var assemblies: Assemblies {
        KitAssembly.self
        FarAssembly.self
        Far.FarAssembly.self
    }
}
