import re


def ring_depth(sentence):
    cleaned = [re.sub("[^a-z0-9]", "", word) for word in sentence.lower().split()]
    words = [word for word in cleaned if word]
    pairs = list(zip(words, words[::-1]))[: len(words) // 2]
    matches = [a == b for a, b in pairs] + [False]
    return matches.index(False)
