"""Analyses of records: what the numbers of a run mean, computed without any model call."""
