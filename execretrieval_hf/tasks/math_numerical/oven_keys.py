"""An oven timer takes up to four digits: the last two are the seconds, up to 99, and those before them the
minutes. Find the digits to press for a wished time, which may come out shorter by up to a given number of
seconds: the fewest digits, then the longest time, then the most minutes. If that number is negative or not
below the wished time, give an empty text.

Keywords: oven timer key presses
Inputs: wished, seconds from 1 to 6039; slack, seconds; the result is a text without zeros in front
Requires: type(wished) is int and type(slack) is int and 1 <= wished <= 6039
Topic: digits and bases
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def oven_keys(wished, slack):
    chosen = ""
    if slack < 0 or slack >= wished:
        return chosen
    for total in range(wished, wished - slack - 1, -1):
        for minutes in range(99, -1, -1):
            seconds = total - 60 * minutes
            if 0 <= seconds <= 99:
                keys = str(100 * minutes + seconds)
                if chosen == "" or len(keys) < len(chosen):
                    chosen = keys
    return chosen


assert oven_keys(660, 1) == "1100"
assert oven_keys(7, 7) == ""
assert oven_keys(105, 6) == "99"
assert oven_keys(659, 0) == "1059"
assert oven_keys(640, 1) == "999"
assert oven_keys(10, 0) == "10"
assert oven_keys(125, 5) == "205"
assert oven_keys(90, -1) == ""
assert oven_keys(5, 4) == "5"
assert oven_keys(6039, 0) == "9999"
