import Testing

/// Builds packages with the plugin, as their users do: copies of the examples, and small ones that are written for a claim.
///
/// All suites are in this one, since they share a scratch folder: the tool is built once, and each copy of an example is.
/// Tests put back what they change.
@Suite(.serialized, .workbench)
struct PluginTests {}
