package final class Store: Sendable {
    package init() {}
}
package final class Unused: Sendable {
    package init() {}
}
