from math import ceil


def billable_seconds(calls, minimum, step):
    charged = [minimum + max(0, ceil((call - minimum) / step)) * step for call in calls if call]
    return sum(charged)
