"""Phone calls (dialled number, seconds) must be billed by tariff, a dictionary from number prefix to cents per
started minute. The longest prefix that fits is the one that counts. Give a dictionary from each prefix used to its
total in cents; calls without a fitting prefix and calls of 0 seconds are left out.

Keywords: call charges by prefix tariff
Inputs: calls, a list of (string of digits, integer from 0) pairs; tariffs, a dictionary from non-empty strings of digits to integers from 0
Requires: type(calls) is list and all(type(c) is tuple and len(c) == 2 and type(c[0]) is str and type(c[1]) is int and c[1] >= 0 for c in calls) and type(tariffs) is dict and all(type(p) is str and p != "" and type(t) is int and t >= 0 for p, t in tariffs.items())
Topic: joining
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def dial_costs(calls, tariffs):
    totals = {}
    for number, seconds in calls:
        length = len(number)
        while length > 0 and number[:length] not in tariffs:
            length -= 1
        if length > 0 and seconds > 0:
            prefix = number[:length]
            minutes = (seconds + 59) // 60
            totals[prefix] = totals.get(prefix, 0) + minutes * tariffs[prefix]
    return totals


assert dial_costs([("4930", 60), ("4911", 61)], {"49": 10, "4930": 3}) == {"4930": 3, "49": 20}
assert dial_costs([("4930", 119), ("4930", 120), ("4930", 121)], {"49": 5}) == {"49": 35}
assert dial_costs([("33", 40)], {"331": 7, "49": 9}) == {}
assert dial_costs([("1", 1), ("12", 0)], {"1": 8, "12": 2}) == {"1": 8}
assert dial_costs([], {"49": 9}) == {}
assert dial_costs([("777", 30), ("777", 3600)], {"7": 2, "77": 0}) == {"77": 0}
assert dial_costs([("5", 59), ("0512", 59), ("51", 59)], {"5": 4, "51": 6}) == {"5": 4, "51": 6}
assert dial_costs([("", 90), ("2", 90), ("21", 300), ("29", 0)], {"2": 11}) == {"2": 77}
