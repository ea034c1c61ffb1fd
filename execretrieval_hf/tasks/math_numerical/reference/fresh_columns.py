from itertools import product


def fresh_columns(table, prime):
    span = {tuple(0 for _ in table)}
    fresh = []
    for place, column in enumerate(zip(*table)):
        residues = tuple(v % prime for v in column)
        if residues not in span:
            fresh.append(place)
            span = {
                tuple((a + factor * b) % prime for a, b in zip(vector, residues))
                for vector, factor in product(span, range(prime))
            }
    return fresh
