"""The data set: pools, schema, loading, digests and the settings that say where it lies."""
