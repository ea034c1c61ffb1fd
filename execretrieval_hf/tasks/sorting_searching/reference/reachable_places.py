def reachable_places(points, gain):
    return {
        team: len([1 for other in points if other != team and points[other] > own + gain]) + 1
        for team, own in points.items()
    }
