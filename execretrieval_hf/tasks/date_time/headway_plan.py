"""Write out a bus line's departures as HH:MM. Bands of the day begin at given minutes, each with an interval;
the first bus leaves as the first band begins, each later one after the interval of the band that holds at the
one before. Interval 0 means no bus at all in its band, and the next as the next band begins. The last may leave
at closing time.

Keywords: headway bands to departure times
Inputs: bands, a list of (minute of the day, interval) pairs with ascending minutes, non-negative integers; close, the minute of closing up to 1439
Requires: type(bands) is list and all(type(b) is tuple and len(b) == 2 and type(b[0]) is int and b[0] >= 0 and type(b[1]) is int and b[1] >= 0 for b in bands) and [b[0] for b in bands] == sorted({b[0] for b in bands}) and type(close) is int and 0 <= close <= 1439
Topic: timetables
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def headway_plan(bands, close):
    departures = []
    moment = bands[0][0] if bands else close + 1
    band = 0
    while moment <= close:
        while band + 1 < len(bands) and bands[band + 1][0] <= moment:
            band += 1
        if bands[band][1] > 0:
            departures.append(f"{moment // 60:02d}:{moment % 60:02d}")
            moment += bands[band][1]
        elif band + 1 < len(bands):
            moment = bands[band + 1][0]
        else:
            break
    return departures


assert headway_plan([(360, 20)], 400) == ["06:00", "06:20", "06:40"]
assert headway_plan([(360, 20)], 399) == ["06:00", "06:20"]
assert headway_plan([(360, 25), (400, 60)], 520) == ["06:00", "06:25", "06:50", "07:50"]
assert headway_plan([(360, 20), (400, 50)], 460) == ["06:00", "06:20", "06:40", "07:30"]
assert headway_plan([(300, 30), (320, 0), (500, 15)], 515) == ["05:00", "08:20", "08:35"]
assert headway_plan([(0, 0), (59, 1)], 60) == ["00:59", "01:00"]
assert headway_plan([], 900) == []
assert headway_plan([(600, 5)], 599) == []
assert headway_plan([(700, 10), (705, 0)], 900) == ["11:40"]
assert headway_plan([(480, 7), (481, 9), (486, 30)], 520) == ["08:00", "08:07", "08:37"]
