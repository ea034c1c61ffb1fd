"""Bus schedules come as a pair of arrival and departure minutes per stop. We want the first wrong stop, as a
pair of its index from 0 and a word: order if the bus does not arrive later than it left the stop before,
otherwise wait if it leaves before it arrives or stands longer than allowed. Fewer than two stops always give
(-1, "stops"), a sound schedule None.

Keywords: bus stop times plausibility
Inputs: stops, a list of pairs of integers; longest_wait, the minutes allowed, an integer from 0
Requires: type(stops) is list and all(type(s) is tuple and len(s) == 2 and type(s[0]) is int and type(s[1]) is int for s in stops) and type(longest_wait) is int and longest_wait >= 0
Topic: ranges
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def timetable_fault(stops, longest_wait):
    if len(stops) < 2:
        return (-1, "stops")
    for index, (arrival, departure) in enumerate(stops):
        if index > 0 and arrival <= stops[index - 1][1]:
            return (index, "order")
        if departure < arrival or departure - arrival > longest_wait:
            return (index, "wait")
    return None


assert timetable_fault([(0, 0), (6, 11), (12, 12)], 5) == None
assert timetable_fault([(0, 0), (6, 12), (12, 12)], 5) == (1, "wait")
assert timetable_fault([(0, 2), (6, 11), (11, 12)], 5) == (2, "order")
assert timetable_fault([(40, 41), (44, 43), (43, 50)], 3) == (1, "wait")
assert timetable_fault([(5, 20)], 4) == (-1, "stops")
assert timetable_fault([(5, 20), (22, 22)], 14) == (0, "wait")
assert timetable_fault([(5, 20), (21, 21)], 15) == None
assert timetable_fault([(5, 8), (7, 30)], 9) == (1, "order")
assert timetable_fault([], 3) == (-1, "stops")
assert timetable_fault([(1, 2), (3, 4), (5, 6), (8, 7)], 1) == (3, "wait")
