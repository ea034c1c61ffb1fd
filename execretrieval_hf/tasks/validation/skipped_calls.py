"""Which queue numbers were passed over, in order, a repeated call passing none and 1 following the highest?

Keywords: queue numbers passed over
Inputs: calls, a list of integers from 1 to highest; highest, a positive integer
Requires: type(calls) is list and type(highest) is int and 1 <= highest <= 10**9 and all(type(c) is int and 1 <= c <= highest for c in calls)
Topic: numbering
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def skipped_calls(calls, highest):
    skipped = []
    for before, after in zip(calls, calls[1:]):
        if before == after:
            continue
        number = before % highest + 1
        while number != after:
            skipped.append(number)
            number = number % highest + 1
    return skipped


assert skipped_calls([3, 4, 7], 9) == [5, 6]
assert skipped_calls([3, 3, 5, 5], 9) == [4]
assert skipped_calls([8, 2], 9) == [9, 1]
assert skipped_calls([8, 1, 1], 9) == [9]
assert skipped_calls([9, 1, 3], 9) == [2]
assert skipped_calls([2, 1], 4) == [3, 4]
assert skipped_calls([5], 5) == []
assert skipped_calls([6, 8, 6], 8) == [7, 1, 2, 3, 4, 5]
assert skipped_calls([1, 1, 3, 3, 1], 3) == [2]
assert skipped_calls([4, 1, 4], 4) == [2, 3]
