"""What do calls total in charged seconds: each a minimum, beyond it every started step in full, zero-second
calls nothing?

Keywords: phone call billing increments
Inputs: calls, a list of non-negative integer seconds; minimum and step, positive integer seconds
Requires: type(calls) is list and all(type(c) is int and c >= 0 for c in calls) and type(minimum) is int and minimum > 0 and type(step) is int and step > 0
Topic: durations
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def billable_seconds(calls, minimum, step):
    total = 0
    for seconds in calls:
        if seconds == 0:
            continue
        total += minimum
        if seconds > minimum:
            steps = (seconds - minimum + step - 1) // step
            total += steps * step
    return total


assert billable_seconds([1], 60, 6) == 60
assert billable_seconds([61], 60, 6) == 66
assert billable_seconds([66, 0], 60, 6) == 66
assert billable_seconds([60, 67, 5], 60, 6) == 192
assert billable_seconds([0, 0], 30, 10) == 0
assert billable_seconds([10, 3, 12], 10, 4) == 34
assert billable_seconds([13, 9], 7, 1) == 22
assert billable_seconds([], 60, 60) == 0
