"""How can I split a list into n consecutive parts, lengths differing by at most one, longer ones last?

Keywords: split list longer parts last
Inputs: items, a list of integers; parts, the number n of parts, from 1; with fewer items than parts some parts are empty
Requires: type(items) is list and all(type(i) is int for i in items) and type(parts) is int and 1 <= parts <= 100
Topic: windows and chunks
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def even_shares(items, parts):
    size, extra = divmod(len(items), parts)
    slices = []
    start = 0
    for index in range(parts):
        end = start + size
        if index >= parts - extra:
            end += 1
        slices.append(items[start:end])
        start = end
    return slices


assert even_shares([1, 2, 3, 4, 5], 2) == [[1, 2], [3, 4, 5]]
assert even_shares([1, 2, 3, 4, 5], 3) == [[1], [2, 3], [4, 5]]
assert even_shares([6, 5, 4, 3, 2, 1], 3) == [[6, 5], [4, 3], [2, 1]]
assert even_shares([8, 9], 3) == [[], [8], [9]]
assert even_shares([], 2) == [[], []]
assert even_shares([7, 7, 7], 1) == [[7, 7, 7]]
assert even_shares([0, 1, 2, 3, 4, 5, 6], 5) == [[0], [1], [2], [3, 4], [5, 6]]
assert even_shares([4], 2) == [[], [4]]
