"""Word a number of seconds by its largest unit among days, hours, minutes and seconds (d, h, m, s) and the next
smaller one, like "2h 5m", cutting off the rest. A second part of 0 is left out, a negative number gets one minus
sign in front, and 0 gives "0s".

Keywords: two largest time units
Inputs: seconds, an integer
Requires: type(seconds) is int
Topic: durations
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def rough_span(seconds):
    if seconds == 0:
        return "0s"
    sign = "-" if seconds < 0 else ""
    rest = abs(seconds)
    words = ""
    for letter, size in [("d", 86400), ("h", 3600), ("m", 60), ("s", 1)]:
        count, rest = divmod(rest, size)
        if words:
            if count > 0:
                words += f" {count}{letter}"
            break
        if count > 0:
            words = f"{count}{letter}"
    return sign + words


assert rough_span(7500) == "2h 5m"
assert rough_span(7259) == "2h"
assert rough_span(59) == "59s"
assert rough_span(60) == "1m"
assert rough_span(-86399) == "-23h 59m"
assert rough_span(86400) == "1d"
assert rough_span(0) == "0s"
assert rough_span(119) == "1m 59s"
assert rough_span(176401) == "2d 1h"
assert rough_span(-1) == "-1s"
