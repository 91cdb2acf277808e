"""The process itself: logs, metrics, file descriptors, threads, garbage collection."""
