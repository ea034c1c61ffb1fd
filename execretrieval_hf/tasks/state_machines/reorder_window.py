"""Messages are handed on in the order of their numbers from 1; one arriving ahead of a missing one waits in a
store with a fixed number of places. Those handed on or waiting already are dropped, as are those finding the
store full. Return the last number handed on, or 0, those waiting, ascending, and how many were dropped.

Keywords: in-order delivery with buffer
Inputs: numbers, a list of integers from 1 in order of arrival; size, an integer from 0, the places; the result is a tuple of integer, list and integer
Requires: type(numbers) is list and all(type(k) is int and k >= 1 for k in numbers) and type(size) is int and size >= 0
Topic: protocols
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def reorder_window(numbers, size):
    due = 1
    store = []
    dropped = 0
    for number in numbers:
        if number == due:
            due += 1
            while due in store:
                store.remove(due)
                due += 1
        elif number < due or number in store or len(store) >= size:
            dropped += 1
        else:
            store.append(number)
    return due - 1, sorted(store), dropped


assert reorder_window([1, 2, 3], 2) == (3, [], 0)
assert reorder_window([2, 3, 1, 5], 2) == (3, [5], 0)
assert reorder_window([2, 3, 1], 1) == (2, [], 1)
assert reorder_window([1, 1, 3, 3, 2], 4) == (3, [], 2)
assert reorder_window([9, 7, 8], 2) == (0, [7, 9], 1)
assert reorder_window([2, 1], 0) == (1, [], 1)
assert reorder_window([], 3) == (0, [], 0)
assert reorder_window([4, 3, 2, 1, 2, 4, 6], 3) == (4, [6], 2)
assert reorder_window([5, 1, 2, 3, 6, 4], 1) == (5, [], 1)
