import Dovetail
import Kit

typealias KitScope = AppScope
typealias Assembled = KitAssembly

struct Own: Store {}
