def regroup_fields(pairs, key):
    merged = []
    for field, value in pairs:
        if field:
            merged.append([field, value])
        else:
            merged[-1][1] += f" {value}"
    starts = [0]
    for i, (field, _) in enumerate(merged):
        if field in [name for name, _ in merged[starts[-1] : i]]:
            starts.append(i)
    receipts = [dict(merged[a:b]) for a, b in zip(starts, [*starts[1:], len(merged)])]
    return [receipt for receipt in receipts if key in receipt]
