/// What a manifest's body comes to: nothing. It is there to be read and type-checked, not to be run.
///
/// It is no list that is built, since the compiler would solve the types of a long one all together, which takes time that grows with the square of
/// its length; as they are, the registrations are statements, each solved by itself.
public typealias Registrations = Void
