from itertools import takewhile


def bare_constants(names):
    if len(names) < 2:
        return list(names)
    split = [name.split("_") for name in names]
    shared = sum(1 for _ in takewhile(lambda words: len(set(words)) == 1, zip(*split)))
    cut = min([shared, *(len(words) - 1 for words in split)])
    while any(words[cut][:1].isdigit() for words in split):
        cut -= 1
    return ["_".join(words[cut:]) for words in split]
