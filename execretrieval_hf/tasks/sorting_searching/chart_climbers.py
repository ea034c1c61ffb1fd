"""How do I find which songs rose by at least a given number of places from the old chart to the new one,
both lists from the top down, where a song absent from the old chart counts as one place below its end? I
need pairs of song and places risen, biggest rise first and equal rises in the order of the new chart,
and an empty list if fewer than one place is asked for.

Keywords: biggest movers between two rankings
Inputs: previous and current, lists of distinct strings from the top down; least, an integer
Requires: type(previous) is list and type(current) is list and all(type(s) is str for s in previous + current) and len(set(previous)) == len(previous) and len(set(current)) == len(current) and type(least) is int
Topic: ranking
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def chart_climbers(previous, current, least):
    if least < 1:
        return []
    climbers = []
    for place, song in enumerate(current):
        if song in previous:
            before = previous.index(song)
        else:
            before = len(previous)
        climb = before - place
        if climb >= least:
            climbers.append((song, climb))
    climbers.sort(key=lambda pair: pair[1], reverse=True)
    return climbers


assert chart_climbers(["Ash", "Bay", "Cob", "Dew"], ["Dew", "Ash", "Cob", "Bay"], 1) == [("Dew", 3)]
assert chart_climbers(["Elm", "Fog", "Gem", "Hay"], ["Fog", "Hay", "Elm", "Gem"], 1) == [("Hay", 2), ("Fog", 1)]
assert chart_climbers(["Elm", "Fog", "Gem", "Hay"], ["Fog", "Hay", "Elm", "Gem"], 2) == [("Hay", 2)]
assert chart_climbers(["Ivy", "Jet", "Kit"], ["Jet", "Ivy", "Kit"], 0) == []
assert chart_climbers(["Lux", "Mud", "Nix"], ["Oak", "Pim", "Nix", "Lux"], 2) == [("Oak", 3), ("Pim", 2)]
assert chart_climbers(["Rio", "Sun", "Tap", "Urn"], ["Tap", "Urn", "Rio", "Sun"], 1) == [("Tap", 2), ("Urn", 2)]
assert chart_climbers(["Vow", "Wax"], ["Vow", "Wax", "Yew", "Zip"], 1) == []
assert chart_climbers(["Ace"], ["Bud", "Ace"], 1) == [("Bud", 1)]
assert chart_climbers(["Cat", "Dot", "Eve", "Fin", "Gus"], ["Dot", "Cat", "Gus", "Hop", "Fin"], 1) == [("Gus", 2), ("Hop", 2), ("Dot", 1)]
