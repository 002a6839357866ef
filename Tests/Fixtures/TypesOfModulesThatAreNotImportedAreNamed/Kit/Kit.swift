public import Dovetail

public enum AppScope: Scope {}
