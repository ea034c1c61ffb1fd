def merge_by_rule(records, rules):
    values = {}
    for record in records:
        for field in record:
            values.setdefault(field, []).append(record[field])
    actions = {"max": max, "min": min, "sum": sum, "first": lambda seen: seen[0]}
    return {f: actions.get(rules.get(f), lambda seen: seen[-1])(v) for f, v in values.items()}
