"""Divide the minutes worked on the seven days of a week into normal, extra and double pay, as such a triple of sums. On
a day, minutes beyond 480 are extra and beyond 720 double; what remains is normal up to 2400 in the week, then
extra. If work was done on all seven days, the last one has up to 480 extra and then double minutes.

Keywords: overtime and double time week
Inputs: week, a list of seven integers from 0 to 1440, minutes per day
Requires: type(week) is list and len(week) == 7 and all(type(m) is int and 0 <= m <= 1440 for m in week)
Topic: working hours
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def pay_bands(week):
    normal, extra, double = 0, 0, 0
    for day, minutes in enumerate(week):
        if day == 6 and 0 not in week:
            if minutes > 480:
                double += minutes - 480
                minutes = 480
            extra += minutes
            continue
        if minutes > 720:
            double += minutes - 720
            minutes = 720
        if minutes > 480:
            extra += minutes - 480
            minutes = 480
        if normal + minutes > 2400:
            extra += normal + minutes - 2400
            minutes = 2400 - normal
        normal += minutes
    return normal, extra, double


assert pay_bands([480, 480, 480, 480, 480, 0, 0]) == (2400, 0, 0)
assert pay_bands([0, 481, 0, 0, 0, 0, 0]) == (480, 1, 0)
assert pay_bands([0, 0, 0, 0, 0, 721, 0]) == (480, 240, 1)
assert pay_bands([480, 480, 480, 480, 470, 11, 0]) == (2400, 1, 0)
assert pay_bands([60, 60, 60, 60, 60, 60, 60]) == (360, 60, 0)
assert pay_bands([60, 60, 60, 0, 60, 60, 60]) == (360, 0, 0)
assert pay_bands([10, 10, 10, 10, 10, 10, 481]) == (60, 480, 1)
assert pay_bands([480, 480, 720, 480, 481, 730, 0]) == (2400, 961, 10)
assert pay_bands([0, 480, 480, 480, 480, 479, 800]) == (2400, 719, 80)
