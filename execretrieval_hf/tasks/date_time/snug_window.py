"""What is the shortest (start, end) span, maybe past midnight, containing all given clock times, the earlier
start on ties?

Keywords: shortest clock span circular
Inputs: times, a non-empty list of HH:MM strings in any order, repeats possible; the result has such strings too
Requires: type(times) is list and len(times) > 0 and all(re.fullmatch(r"([01][0-9]|2[0-3]):[0-5][0-9]", t) for t in times)
Topic: intervals
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def snug_window(times):
    def minutes(clock):
        return int(clock[:2]) * 60 + int(clock[3:])

    ordered = sorted(set(times))
    best = None
    shortest = 24 * 60
    for index, opening in enumerate(ordered):
        closing = ordered[index - 1]
        length = (minutes(closing) - minutes(opening)) % (24 * 60)
        if length < shortest:
            best = opening, closing
            shortest = length
    return best


assert snug_window(["14:00", "09:30", "11:00"]) == ("09:30", "14:00")
assert snug_window(["01:15", "22:40", "23:05"]) == ("22:40", "01:15")
assert snug_window(["12:00", "00:00"]) == ("00:00", "12:00")
assert snug_window(["07:45"]) == ("07:45", "07:45")
assert snug_window(["00:00", "16:00", "08:00"]) == ("00:00", "16:00")
assert snug_window(["06:00", "18:01", "06:00"]) == ("18:01", "06:00")
assert snug_window(["10:00", "13:50", "23:10", "22:00"]) == ("10:00", "23:10")
assert snug_window(["05:00", "11:01", "17:00", "23:00"]) == ("11:01", "05:00")
assert snug_window(["11:16", "11:40", "00:00"]) == ("00:00", "11:40")
