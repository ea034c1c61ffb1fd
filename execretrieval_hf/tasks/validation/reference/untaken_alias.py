from itertools import count


def untaken_alias(wanted, taken, limit):
    used = {name.lower() for name in taken}
    candidates = (wanted[: limit - len(str(n))] + str(n) for n in count(2))
    if wanted[:limit].lower() not in used:
        return wanted[:limit]
    return next(alias for alias in candidates if alias.lower() not in used)
