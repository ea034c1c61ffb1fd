def donor_calls(donors, fitting, today, needed):
    usable = [(day, name) for name, group, day in donors if group in fitting]
    old = sorted(pair for pair in usable if pair[0] is not None and today - pair[0] >= 56)
    fresh = sorted(name for day, name in usable if day is None)
    names = [name for _, name in old] + fresh
    return names[:needed] if len(names) >= needed else []
