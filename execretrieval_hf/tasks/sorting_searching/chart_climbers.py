"""Find which songs rose by at least a given number of places from an old hit list to a new one, both from the
top down, where a song absent from the old one counts as one place below its end. Give (song, places risen)
tuples, biggest rise first and equal rises in the order of the new list.

Keywords: biggest movers between two rankings
Inputs: previous and current, lists of distinct strings; least, an integer from 1
Requires: type(previous) is list and type(current) is list and all(type(s) is str for s in previous + current) and len(set(previous)) == len(previous) and len(set(current)) == len(current) and type(least) is int and least >= 1
Topic: ranking
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def chart_climbers(previous, current, least):
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
assert chart_climbers(["Lux", "Mud", "Nix"], ["Oak", "Pim", "Nix", "Lux"], 2) == [("Oak", 3), ("Pim", 2)]
assert chart_climbers(["Rio", "Sun", "Tap", "Urn"], ["Tap", "Urn", "Rio", "Sun"], 1) == [("Tap", 2), ("Urn", 2)]
assert chart_climbers(["Vow", "Wax"], ["Vow", "Wax", "Yew", "Zip"], 1) == []
assert chart_climbers(["Ace"], ["Bud", "Ace"], 1) == [("Bud", 1)]
assert chart_climbers(["C", "D", "E", "F", "G"], ["D", "C", "G", "H", "F"], 1) == [("G", 2), ("H", 2), ("D", 1)]
