from os.path import commonprefix


def shared_starts(words, limit):
    pairs = []
    for before, word in zip([""] + words, words):
        count = len(commonprefix([before, word])[:limit])
        pairs.append((count, word[count:]))
    return pairs
