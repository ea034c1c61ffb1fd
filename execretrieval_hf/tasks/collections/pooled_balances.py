"""Sum up accounts found in at least two branch dictionaries into one dictionary, leaving out zero sums.

Keywords: sum dictionaries shared keys
Inputs: branches, a list of dictionaries from account to integer
Requires: type(branches) is list and all(type(b) is dict and all(type(k) is str and type(v) is int for k, v in b.items()) for b in branches)
Topic: merging dictionaries
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""

from collections import Counter


def pooled_balances(branches):
    sums = Counter()
    mentions = Counter()
    for branch in branches:
        for account, amount in branch.items():
            sums[account] += amount
            mentions[account] += 1
    return {account: total for account, total in sums.items() if total != 0 and mentions[account] > 1}


assert pooled_balances([{"rent": 5, "fuel": 2}, {"rent": 4}]) == {"rent": 9}
assert pooled_balances([{"rent": 5, "fuel": 2}, {"rent": -5, "fuel": 3}]) == {"fuel": 5}
assert pooled_balances([{"tax": 3}, {}, {"tax": -7}]) == {"tax": -4}
assert pooled_balances([]) == {}
assert pooled_balances([{"ads": 1}, {"ads": 2, "tea": 4}, {"tea": 4, "ads": 3}]) == {"ads": 6, "tea": 8}
assert pooled_balances([{"a": 0, "b": 6}, {"a": 1}, {"c": 2}]) == {"a": 1}
assert pooled_balances([{"x": 9}]) == {}
assert pooled_balances([{"p": 0, "q": -3, "r": 8}, {"q": -3, "p": 0, "r": -9}]) == {"q": -6, "r": -1}
