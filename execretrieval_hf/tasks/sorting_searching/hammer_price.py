"""Settle a sealed auction with one bid for each name. Bids below the reserve do not count; of the others the
highest wins, the earlier of equal ones, and pays the second highest plus a step, though not above its own
amount, or the reserve if it is the only one. Give winner and price, or None without a winner.

Keywords: second price auction with increment
Inputs: bids, a list of (name, amount) pairs; reserve and step, positive integers
Requires: type(bids) is list and all(type(b) is tuple and len(b) == 2 and type(b[0]) is str and type(b[1]) is int for b in bids) and type(reserve) is int and reserve > 0 and type(step) is int and step > 0
Topic: nearest and top
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def hammer_price(bids, reserve, step):
    winner = None
    top = 0
    second = 0
    for name, amount in bids:
        if amount < reserve:
            continue
        if winner is None or amount > top:
            second = top
            winner, top = name, amount
        elif amount > second:
            second = amount
    if winner is None:
        return None
    if second == 0:
        return winner, reserve
    return winner, min(second + step, top)


assert hammer_price([], 50, 5) == None
assert hammer_price([("Ann", 49)], 50, 5) == None
assert hammer_price([("Ann", 50), ("Ben", 40)], 50, 5) == ("Ann", 50)
assert hammer_price([("Ann", 22), ("Ben", 19), ("Cy", 20)], 18, 2) == ("Ann", 22)
assert hammer_price([("Ann", 90), ("Ben", 88)], 50, 5) == ("Ann", 90)
assert hammer_price([("Ann", 60), ("Ben", 60)], 50, 5) == ("Ann", 60)
assert hammer_price([("Cy", 80), ("Di", 55), ("Ed", 72), ("Flo", 60)], 50, 10) == ("Cy", 80)
assert hammer_price([("Ann", 22), ("Ben", 23)], 20, 1) == ("Ben", 23)
assert hammer_price([("Gus", 99), ("Hal", 12)], 20, 7) == ("Gus", 20)
assert hammer_price([("Ivy", 30), ("Jo", 31), ("Kim", 40), ("Lee", 33)], 33, 3) == ("Kim", 36)
