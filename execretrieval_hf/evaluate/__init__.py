"""From a ranking and the oracle's verdicts to a record, metrics and statistics."""
