"""With price breaks by quantity, which order from need to storage limit costs least, smallest on ties, and how
much?

Keywords: price breaks cheapest order quantity
Inputs: need and room, the least and the largest quantity that I can order; breaks, a list of pairs (quantity from which a price applies to all pieces, price of each piece) in any order, one of them from quantity 1, and with different quantities; the result is a pair
Requires: type(need) is int and type(room) is int and 1 <= need <= room and type(breaks) is list and all(type(b) is tuple and len(b) == 2 and all(type(v) is int and v >= 1 for v in b) for b in breaks) and 1 in [b[0] for b in breaks] and len(set(b[0] for b in breaks)) == len(breaks)
Topic: rounding and money
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def print_run_cost(need, room, breaks):
    best = None
    for quantity in range(need, room + 1):
        level, each = 0, 0
        for least, price in breaks:
            if level < least <= quantity:
                level, each = least, price
        if best is None or quantity * each < best[1]:
            best = (quantity, quantity * each)
    return best


assert print_run_cost(8, 100, [(1, 10), (10, 8), (50, 6)]) == (8, 80)
assert print_run_cost(9, 100, [(1, 10), (10, 8), (50, 6)]) == (10, 80)
assert print_run_cost(9, 9, [(1, 10), (10, 8), (50, 6)]) == (9, 90)
assert print_run_cost(40, 50, [(1, 10), (10, 8), (50, 6)]) == (50, 300)
assert print_run_cost(40, 49, [(50, 6), (10, 8), (1, 10)]) == (40, 320)
assert print_run_cost(37, 60, [(10, 8), (50, 6), (1, 10)]) == (37, 296)
assert print_run_cost(5, 30, [(20, 1), (1, 5)]) == (20, 20)
assert print_run_cost(1, 1, [(20, 1), (1, 5)]) == (1, 5)
assert print_run_cost(3, 13, [(11, 1), (1, 3), (4, 2)]) == (4, 8)
