"""Rank players by points, most first: players level on points share a rank, listed alphabetically, and the
ranks they use up are skipped, as in 1, 1, 3. Give a list of pairs of rank and player for every rank up to and
including a cutoff, so none for a cutoff of 0.

Keywords: competition ranking with ties cutoff
Inputs: points, a dictionary from player to integer; cutoff, an integer from 0
Requires: type(points) is dict and all(type(k) is str and type(p) is int for k, p in points.items()) and type(cutoff) is int and cutoff >= 0
Topic: grouping
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def podium_places(points, cutoff):
    ranking = []
    rank = 0
    previous = None
    order = sorted(points, key=lambda player: (-points[player], player))
    for seat, player in enumerate(order, 1):
        if points[player] != previous:
            rank = seat
            previous = points[player]
        if rank > cutoff:
            return ranking
        ranking.append((rank, player))
    return ranking


assert podium_places({"Ann": 5, "Bo": 9, "Cy": 7}, 3) == [(1, "Bo"), (2, "Cy"), (3, "Ann")]
assert podium_places({"Ann": 5, "Bo": 9, "Cy": 9, "Di": 1}, 3) == [(1, "Bo"), (1, "Cy"), (3, "Ann")]
assert podium_places({"Di": 4, "Cy": 4, "Bo": 8, "Ann": 1}, 2) == [(1, "Bo"), (2, "Cy"), (2, "Di")]
assert podium_places({"Ann": 3, "Bo": 6, "Cy": 6}, 2) == [(1, "Bo"), (1, "Cy")]
assert podium_places({"Ann": 3}, 0) == []
assert podium_places({"Ed": -2, "Flo": 0, "Gus": 0}, 5) == [(1, "Flo"), (1, "Gus"), (3, "Ed")]
assert podium_places({}, 3) == []
assert podium_places({"A": 2, "B": 4, "C": 2, "D": 2, "E": 0}, 5) == [(1, "B"), (2, "A"), (2, "C"), (2, "D"), (5, "E")]
