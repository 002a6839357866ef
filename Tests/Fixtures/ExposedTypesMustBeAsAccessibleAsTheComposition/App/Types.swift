public protocol Storing: Sendable {}
final class Store: Storing { init(setting: Setting, settings: [Setting]) {} }
package struct Screen {}
struct Number {}
public struct Page { init(number: Number) {} }
struct Setting: Sendable {}
