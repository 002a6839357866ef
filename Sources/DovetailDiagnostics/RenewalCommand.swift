/// The command that writes the generated files beside sources anew, as the user of a package types it.
package enum RenewalCommand {
    package static let text = "swift package --allow-writing-to-package-directory dovetail generate --into-sources"
}
