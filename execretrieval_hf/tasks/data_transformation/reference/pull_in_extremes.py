def pull_in_extremes(scores, count):
    middle = sorted(scores)[count:]
    del middle[len(middle) - min(count, len(middle)) :]
    if not middle:
        return []
    return [sorted((middle[0], score, middle[-1]))[1] for score in scores]
