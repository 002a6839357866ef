/// What a composition that exposes nothing has in the place of the classes of its scopes: it is a bundle for others to `Include`.
///
/// Whoever meets this name in an error looks for the class of a composition that hands out nothing. `Expose(T.self)` in its `assemblies` makes `T`
/// one of the things that its users get at, and the composition a product with classes.
public enum CompositionWithoutExpose {}
