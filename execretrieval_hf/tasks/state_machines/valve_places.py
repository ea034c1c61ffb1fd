"""Let a motor follow a list of targets, one a tick, from place 0 and facing up. A target less than the dead band
away leaves it still. Otherwise it moves towards the target, by at most the up speed or the down speed and never
past it, but a tick in which it faces the wrong way is spent on turning round only. List its place after each tick.

Keywords: motor dead band reversal
Inputs: targets, a list of integers from 0; band, up and down, integers from 1, up and down being the two speeds
Requires: type(targets) is list and all(type(t) is int and t >= 0 for t in targets) and type(band) is int and band >= 1 and type(up) is int and up >= 1 and type(down) is int and down >= 1
Topic: signals and control
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def valve_places(targets, band, up, down):
    place = 0
    facing_up = True
    places = []
    for target in targets:
        gap = target - place
        if abs(gap) >= band:
            rising = gap > 0
            if rising != facing_up:
                facing_up = rising
            elif rising:
                place += min(gap, up)
            else:
                place -= min(-gap, down)
        places.append(place)
    return places


assert valve_places([10, 10, 10, 10], 1, 4, 9) == [4, 8, 10, 10]
assert valve_places([5, 2, 2, 2, 2], 1, 9, 1) == [5, 5, 4, 3, 2]
assert valve_places([6, 9, 3, 3, 4], 3, 9, 2) == [6, 9, 9, 7, 5]
assert valve_places([2, 5, 3, 1], 2, 5, 6) == [2, 5, 5, 1]
assert valve_places([4, 0, 4, 0, 0], 1, 4, 4) == [4, 4, 4, 0, 0]
assert valve_places([8, 5, 7, 1, 9, 9], 2, 8, 3) == [8, 8, 8, 5, 5, 9]
assert valve_places([0, 1, 0], 1, 3, 2) == [0, 1, 1]
assert valve_places([], 2, 2, 2) == []
