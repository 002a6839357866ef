import Dovetail
import Foundation

enum AppScope: Scope {}

// Each is written otherwise here than where it is asked for, in `Holder`.
enum AppAssembly: Assembly {
    typealias Scope = AppScope

    static var registrations: Registrations {
        Input((any Q & P).self, name: "composition")
        Input((any R & P).self, name: "inherited")
        Input((any One<Value> & P).self, name: "parameterised")
        Input((any Base & P).self, name: "subclass")
        Input((any Decodable & Sendable & Encodable).self, name: "codable")
        Input(Existential.self, name: "metatypeOfExistential")
        Input(Kind.self, name: "existentialMetatype")
        Input((any Sendable).self, name: "anything")
        Input([3 of Int].self, name: "inlineArray")
        Input(Vector<0x2, Value>.self, name: "vector")
        Input((Swift::Int, label: Text).self, name: "pair")
        Input([String: any One<Int>].self, name: "table")
        Input(Generic<Value>.Inner<Text>.self, name: "nested")
        Input(TimeInterval.self, name: "interval")
        Input(`a b`.self, name: "blank")
        Input(`any`.self, name: "keyword")
        Input(`1st`.self, name: "digit")
        Input(EscapedType.self, name: "escaped")
        Input((@Sendable (inout Value) -> ()).self, name: "changing")
        Input((@Sendable (@escaping Done) -> Void).self, name: "keeping")
        Input((@Sendable (Done) -> Void).self, name: "borrowing")
        Input((@Sendable (Value...) -> Int).self, name: "variadic")
        Input((@Sendable (@autoclosure () -> Value) -> Int).self, name: "late")
        Input((@Sendable (consuming Base) -> Void).self, name: "consuming")
        Input((@Sendable (sending Base) -> sending Base).self, name: "sending")
        Input((@Sendable () throws(Escaped.Failure) -> Value).self, name: "throwing")
        Input((nonisolated(nonsending) @Sendable () async -> Void).self, name: "nonsending")
        Input((@convention(c) (CInt) -> CInt).self, name: "convention")
        Input((@Actors.Clock () -> Void).self, name: "isolated")
        Transient(Holder.self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        Expose(Holder.self)
    }
}
