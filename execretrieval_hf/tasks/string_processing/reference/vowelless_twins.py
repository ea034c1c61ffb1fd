def vowelless_twins(names):
    keys = ["".join(c for c in name.lower() if c not in " aeiou") for name in names]
    groups = [[name for name, other in zip(names, keys) if other == key] for key in dict.fromkeys(keys)]
    return [group for group in groups if len(group) > 1]
