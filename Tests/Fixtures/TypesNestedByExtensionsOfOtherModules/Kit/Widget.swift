public enum Widget {}
