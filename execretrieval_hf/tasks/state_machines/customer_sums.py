"""From the keys of a till, list the total of each customer finished with pay: a number adds a price, again repeats and
void removes the latest price still standing, and these two and pay do nothing when none stands. A total of at least the limit is lowered by the bonus. Also give the number of prices standing
at the end.

Keywords: till keys again void pay
Inputs: keys, a list of positive integers and the words again, void and pay; limit and bonus, integers from 0, bonus not above limit; again repeats the latest price still standing; pay clears the prices; the result is a pair of a list and a number
Requires: type(keys) is list and all(type(k) is int and k > 0 or k in ("again", "void", "pay") for k in keys) and type(limit) is int and type(bonus) is int and 0 <= bonus <= limit
Topic: payment
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def customer_sums(keys, limit, bonus):
    standing = []
    sums = []
    for key in keys:
        if type(key) is int:
            standing.append(key)
        elif not standing:
            continue
        elif key == "again":
            standing.append(standing[-1])
        elif key == "void":
            standing.pop()
        else:
            total = sum(standing)
            if total >= limit:
                total -= bonus
            sums.append(total)
            standing = []
    return sums, len(standing)


assert customer_sums([5, 3, "again", "pay", 4], 20, 2) == ([11], 1)
assert customer_sums([5, 3, "void", "again", "pay"], 10, 2) == ([8], 0)
assert customer_sums([9, "pay", 4, 6, "pay"], 9, 1) == ([8, 9], 0)
assert customer_sums(["again", "void", "pay", 7, "void", "pay"], 5, 5) == ([], 0)
assert customer_sums([7, "void", "again", 8, "pay", "pay", "again"], 9, 1) == ([8], 0)
assert customer_sums([1, "again", "again", 2, "void", "void"], 3, 1) == ([], 2)
assert customer_sums([4, "pay", "again", 5, "again"], 4, 4) == ([0], 2)
assert customer_sums([6, 2, 3, "void", "void", "again", "pay"], 11, 3) == ([9], 0)
