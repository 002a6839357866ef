/// Where results go that nobody wants, out of the optimiser's sight.
public enum Sink {
    @inline(never) @_optimize(none)
    public static func take(_ object: AnyObject) {}

    @inline(never) @_optimize(none)
    public static func take(_ number: UInt) {}

    @inline(never) @_optimize(none)
    public static func take(_ repository: any DocumentsRepository) {}

    @inline(never) @_optimize(none)
    public static func take(_ repository: any FoldersRepository) {}

    @inline(never) @_optimize(none)
    public static func take(_ repository: any CommentsRepository) {}

    @inline(never) @_optimize(none)
    public static func take(_ repository: any LabelsRepository) {}
}
