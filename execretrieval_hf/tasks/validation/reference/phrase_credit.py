from collections import Counter


def phrase_credit(phrase, most):
    counts = Counter(phrase.lower().split())
    points = {word: 2 if len(word) >= 5 else int(len(word) >= 3) for word in counts}
    rating = sum(points.values()) - sum(counts.values()) + len(counts) + 2 * (len(counts) >= 3)
    return sorted((0, rating, most))[1]
