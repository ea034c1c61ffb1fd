from collections import Counter


def unify_names(names):
    spellings = {}
    for name in names:
        spellings.setdefault(name.replace(" ", "").lower(), Counter())[name] += 1
    chosen = {"": None}
    for plain, counts in spellings.items():
        if plain:
            candidates = [s for s in counts if not s.isupper()] or list(counts)
            chosen[plain] = max(candidates, key=counts.__getitem__)
    return [chosen[name.replace(" ", "").lower()] for name in names]
