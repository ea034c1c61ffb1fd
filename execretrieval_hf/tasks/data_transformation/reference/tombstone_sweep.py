def tombstone_sweep(log, horizon):
    kept = []
    seen = set()
    for number, key, value in reversed(log):
        if key not in seen and not (value is None and number < horizon):
            kept.insert(0, (number, key, value))
        seen.add(key)
    return kept
