import Testing

/// Builds packages with the plugin, as users do: copies of the examples, and small ones that are written for a claim.
///
/// All suites are in this one, since they share a scratch folder: the tool is built once, and so is each package.
/// Tests put back what they change.
@Suite(.serialized, .workbench)
struct PluginTests {}
