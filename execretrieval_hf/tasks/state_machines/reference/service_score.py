def service_score(rallies, goal, cap):
    points = {"A": 0, "B": 0}
    server = "A"
    for winner in rallies:
        points[winner] += winner == server
        server = winner
        best, other = points[winner], sum(points.values()) - points[winner]
        if best >= cap or best >= max(goal, other + 2):
            break
    return points["A"], points["B"], server
