from itertools import groupby


def count_route_turns(points):
    places = [complex(*place) for place, _ in groupby(points)]
    if len(places) < 3:
        return None
    legs = [b - a for a, b in zip(places, places[1:])]
    turns = [b * a.conjugate() for a, b in zip(legs, legs[1:])]
    left = sum(turn.imag > 0 for turn in turns)
    right = sum(turn.imag < 0 for turn in turns)
    return left, right, sum(turn.imag == 0 and turn.real < 0 for turn in turns)
