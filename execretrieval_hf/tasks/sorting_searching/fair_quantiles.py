"""Cut ascending scores into a given number of consecutive lists. List k should end after k times the number
of scores over the number of lists, rounded down, but equal scores must stay together: an end between them
moves right to behind the last of them, or left to before the first if that is fewer scores away. Lists that
come out empty are left out.

Keywords: equal-sized score bands without splitting ties
Inputs: scores, an ascending list of integers; bands, a positive integer
Requires: type(scores) is list and all(type(s) is int for s in scores) and scores == sorted(scores) and type(bands) is int and bands > 0
Topic: bucket sorting
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def fair_quantiles(scores, bands):
    lists = []
    start = 0
    for number in range(1, bands + 1):
        end = number * len(scores) // bands
        before = after = end
        while 0 < before < len(scores) and scores[before - 1] == scores[end]:
            before -= 1
        while 0 < after < len(scores) and scores[after] == scores[end - 1]:
            after += 1
        if after - end <= end - before:
            end = after
        else:
            end = before
        if end > start:
            lists.append(scores[start:end])
            start = end
    return lists


assert fair_quantiles([], 2) == []
assert fair_quantiles([1, 1], 3) == [[1, 1]]
assert fair_quantiles([1, 2, 3, 4, 5], 2) == [[1, 2], [3, 4, 5]]
assert fair_quantiles([1, 2, 2, 4], 2) == [[1, 2, 2], [4]]
assert fair_quantiles([1, 2, 2, 2, 5, 6], 2) == [[1, 2, 2, 2], [5, 6]]
assert fair_quantiles([1, 5, 5, 5, 8, 9], 3) == [[1], [5, 5, 5], [8, 9]]
assert fair_quantiles([2, 2, 2, 2, 2, 9], 3) == [[2, 2, 2, 2, 2], [9]]
assert fair_quantiles([3, 7], 4) == [[3], [7]]
assert fair_quantiles([1, 1, 1, 2, 3, 3], 4) == [[1, 1, 1], [2], [3, 3]]
assert fair_quantiles([4, 5, 6, 6, 6, 7, 8, 9, 9], 2) == [[4, 5, 6, 6, 6], [7, 8, 9, 9]]
