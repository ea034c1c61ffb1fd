"""The cash journal does not add up to the sum in the till. We suspect one entry in which two neighbouring digits
were swapped, a final zero was left out or one was added by mistake. List the places from 0 of all entries
that explain the whole difference, in order, each with its right amount, which never starts with a zero.
Without a difference the list is empty.

Keywords: transposed digits cash difference
Inputs: entries, a list of integers from 1; due, the sum in the till, an integer from 0; the result is a list of pairs
Requires: type(entries) is list and all(type(e) is int and e >= 1 for e in entries) and type(due) is int and due >= 0
Topic: digits and bases
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def slip_candidates(entries, due):
    gap = due - sum(entries)
    suspects = []
    if gap == 0:
        return suspects
    for place, entry in enumerate(entries):
        options = [entry * 10]
        if entry % 10 == 0:
            options.append(entry // 10)
        digits = str(entry)
        for left in range(len(digits) - 1):
            if left > 0 or digits[1] != "0":
                swapped = digits[:left] + digits[left + 1] + digits[left] + digits[left + 2 :]
                options.append(int(swapped))
        if entry + gap in options:
            suspects.append((place, entry + gap))
    return suspects


assert slip_candidates([50, 202], 270) == [(1, 220)]
assert slip_candidates([132, 500], 623) == [(0, 123)]
assert slip_candidates([132, 21], 144) == [(0, 123), (1, 12)]
assert slip_candidates([45, 7], 457) == [(0, 450)]
assert slip_candidates([44, 8], 52) == []
assert slip_candidates([1012], 112) == []
assert slip_candidates([100, 8], 18) == [(0, 10)]
assert slip_candidates([3, 30], 60) == [(0, 30)]
assert slip_candidates([1200, 2100], 2400) == [(1, 1200)]
assert slip_candidates([64, 64], 110) == [(0, 46), (1, 46)]
