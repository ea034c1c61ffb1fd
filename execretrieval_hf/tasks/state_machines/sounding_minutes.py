"""My alarm clock rings from minute 0 for a given number of minutes. The snooze key in a ringing minute silences
that one and the rest, and ringing begins anew for as long once the pause has passed since the minute of the
key; it works a limited number of times only. Stop ends all at once, in the pause too. In which minutes does it
ring?

Keywords: alarm clock snooze limit
Inputs: keys, a list with the key of each minute from 0, snooze, stop or an empty string for none, none later; rings, an integer from 1, the minutes it rings if left alone; pause, an integer from 1; most, an integer from 0, the times snooze works; the result is a list
Requires: type(keys) is list and all(k in ("", "snooze", "stop") for k in keys) and type(rings) is int and 1 <= rings <= 60 and type(pause) is int and 1 <= pause <= 60 and type(most) is int and most >= 0
Topic: timers
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def sounding_minutes(keys, rings, pause, most):
    ringing = []
    begin = 0
    minute = 0
    while minute < begin + rings:
        key = keys[minute] if minute < len(keys) else ""
        if key == "stop":
            break
        if minute >= begin:
            if key == "snooze" and most > 0:
                most -= 1
                begin = minute + pause
            else:
                ringing.append(minute)
        minute += 1
    return ringing


assert sounding_minutes([], 3, 5, 2) == [0, 1, 2]
assert sounding_minutes(["", "snooze"], 3, 4, 2) == [0, 5, 6, 7]
assert sounding_minutes(["snooze", "", "snooze", "snooze"], 2, 3, 2) == [6, 7]
assert sounding_minutes(["snooze", "snooze", "snooze"], 4, 1, 2) == [2, 3, 4, 5]
assert sounding_minutes(["", "", "stop"], 5, 4, 1) == [0, 1]
assert sounding_minutes(["", "snooze", "", "stop"], 2, 3, 1) == [0]
assert sounding_minutes(["", "snooze", "", ""], 4, 9, 0) == [0, 1, 2, 3]
assert sounding_minutes(["", "", "snooze"], 2, 3, 1) == [0, 1]
assert sounding_minutes(["snooze", "", "", "snooze", "", "snooze", "", "stop"], 3, 2, 5) == [2]
assert sounding_minutes(["snooze", "", "stop", "stop"], 3, 2, 1) == []
