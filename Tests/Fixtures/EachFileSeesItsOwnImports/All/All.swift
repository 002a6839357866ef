// Whoever imports this sees what it exports.
@_exported public import Chat
