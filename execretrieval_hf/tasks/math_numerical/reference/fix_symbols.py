from collections import Counter


def fix_symbols(terms, known, limit):
    sums = {}
    for letters, factor in terms.items():
        free = "".join(sorted(letter for letter in letters if letter not in known))
        for letter, times in Counter(letters).items():
            factor *= known.get(letter, 1) ** times
        sums[free] = sums.get(free, 0) + factor
    listed = sorted(sums.items())
    listed.sort(key=lambda item: len(item[0]), reverse=True)
    return [item for item in listed if item[1] and len(item[0]) <= limit]
