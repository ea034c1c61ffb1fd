"""As a dictionary, which place would each team take if it alone gained some more points, level teams not ahead?

Keywords: best possible standing per team
Inputs: points, a dictionary of team names and integers; gain, an integer from 0
Requires: type(points) is dict and all(type(k) is str and type(v) is int for k, v in points.items()) and type(gain) is int and gain >= 0
Topic: ranking
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def reachable_places(points, gain):
    places = {}
    for team, own in points.items():
        ahead = 0
        for other in points.values():
            if other > own + gain:
                ahead += 1
        places[team] = ahead + 1
    return places


assert reachable_places({}, 3) == {}
assert reachable_places({"Ajo": 5}, 0) == {"Ajo": 1}
assert reachable_places({"Ajo": 5, "Bex": 8}, 0) == {"Ajo": 2, "Bex": 1}
assert reachable_places({"Ajo": 5, "Bex": 8}, 3) == {"Ajo": 1, "Bex": 1}
assert reachable_places({"Ajo": 5, "Bex": 8}, 2) == {"Ajo": 2, "Bex": 1}
assert reachable_places({"Cam": 10, "Dun": 10, "Eck": 4}, 0) == {"Cam": 1, "Dun": 1, "Eck": 3}
assert reachable_places({"Fyn": 1, "Gat": 9, "Hob": 5, "Ibo": 7}, 2) == {"Fyn": 4, "Gat": 1, "Hob": 2, "Ibo": 1}
assert reachable_places({"Jum": 1, "Kel": 9, "Lys": 5, "Mox": 7}, 4) == {"Jum": 3, "Kel": 1, "Lys": 1, "Mox": 1}
assert reachable_places({"Nor": 0, "Ova": 6, "Pim": 6}, 6) == {"Nor": 1, "Ova": 1, "Pim": 1}
