import Dovetail

package enum AppScope: Scope {}
