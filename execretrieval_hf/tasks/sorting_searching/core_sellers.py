"""How few of the best-selling items together bring in at least a given percentage of all revenue?

Keywords: fewest items revenue percentage
Inputs: revenues, a list of integers from 0; percent, an integer from 0 to 100
Requires: type(revenues) is list and all(type(v) is int and v >= 0 for v in revenues) and type(percent) is int and 0 <= percent <= 100
Topic: nearest and top
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def core_sellers(revenues, percent):
    total = sum(revenues)
    reached = 0
    count = 0
    for revenue in sorted(revenues, reverse=True):
        if reached * 100 >= percent * total:
            break
        reached += revenue
        count += 1
    return count


assert core_sellers([], 50) == 0
assert core_sellers([5, 90, 5], 90) == 1
assert core_sellers([5, 90, 5], 91) == 2
assert core_sellers([10, 20, 30, 40], 100) == 4
assert core_sellers([10, 20, 30, 40], 70) == 2
assert core_sellers([1, 1, 1, 1, 1, 1, 1, 1, 1, 1], 41) == 5
assert core_sellers([8, 0, 8, 8, 0], 100) == 3
assert core_sellers([2, 7, 2, 7, 2], 95) == 5
assert core_sellers([3, 9], 0) == 0
assert core_sellers([6, 1, 6, 1, 6, 1, 6, 1], 90) == 6
