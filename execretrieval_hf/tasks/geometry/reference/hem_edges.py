from collections import Counter
from itertools import combinations


def hem_edges(triangles):
    counts = Counter(edge for triangle in triangles for edge in combinations(sorted(triangle), 2))
    return sorted(edge for edge in counts if counts[edge] == 1)
