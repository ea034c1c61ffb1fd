from datetime import date


def span_relation(one, other):
    (a, b), (c, d) = ([date.fromisoformat(t).toordinal() for t in span] for span in (one, other))
    first, second = set(range(a, b + 1)), set(range(c, d + 1))
    if first == second:
        return "same"
    if first & second:
        return "inside" if first < second else "around" if first > second else "overlap"
    if max(a, c) - min(b, d) == 1:
        return "touch"
    return "before" if a < c else "after"
