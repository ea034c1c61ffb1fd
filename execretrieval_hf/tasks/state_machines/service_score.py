"""Score rallies in which only the serving side scores and the other gets the serve by winning one; A serves
first. A side wins with at least the goal and two or more points ahead, or on reaching the cap; later rallies
do not count. Give the points of A, those of B and the side to serve next, after a win the winner.

Keywords: side-out scoring points
Inputs: rallies, a string of A and B for the winner of each; goal, points from 1; cap, points not below goal; the result is a triple
Requires: type(rallies) is str and set(rallies) <= set("AB") and type(goal) is int and type(cap) is int and 1 <= goal <= cap
Topic: games
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def service_score(rallies, goal, cap):
    points = {"A": 0, "B": 0}
    server = "A"
    for winner in rallies:
        if winner != server:
            server = winner
            continue
        points[server] += 1
        lead = abs(points["A"] - points["B"])
        if points[server] == cap or points[server] >= goal and lead >= 2:
            break
    return points["A"], points["B"], server


assert service_score("AAB", 5, 9) == (2, 0, "B")
assert service_score("ABBBA", 5, 5) == (1, 2, "A")
assert service_score("AAABB", 3, 9) == (3, 0, "A")
assert service_score("ABBBAABB", 2, 9) == (2, 3, "B")
assert service_score("ABBAABBAAA", 2, 3) == (3, 2, "A")
assert service_score("", 1, 1) == (0, 0, "A")
assert service_score("BBBAA", 1, 4) == (0, 2, "B")
assert service_score("AABBBBBB", 3, 3) == (2, 3, "B")
assert service_score("BBAABBBBBB", 3, 5) == (1, 3, "B")
