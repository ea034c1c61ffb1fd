"""Accounting books corrections as documents that refer to an earlier one, perhaps a correction too. Please sum
the amounts in a dictionary by the original that each goes back to, without zero sums, and list apart, in
order, the numbers of documents that repeat an accepted number or refer to none accepted before; these are not
accepted and count nowhere.

Keywords: correction documents summed per original
Inputs: documents, a list of triples of number, amount and number referred to or None
Requires: type(documents) is list and all(type(n) is int and type(a) is int and (r is None or type(r) is int) for n, a, r in documents)
Topic: chains of references
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def paper_trail(documents):
    original = {}
    totals = {}
    strays = []
    for number, amount, refers in documents:
        unknown = refers is not None and refers not in original
        if number in original or unknown:
            strays.append(number)
            continue
        if refers is None:
            original[number] = number
        else:
            original[number] = original[refers]
        root = original[number]
        totals[root] = totals.get(root, 0) + amount
    sums = {root: total for root, total in totals.items() if total != 0}
    return sums, strays


assert paper_trail([(1, 50, None), (2, -20, 1), (3, 5, 2)]) == ({1: 35}, [])
assert paper_trail([(1, 50, None), (2, 70, None), (3, -50, 1)]) == ({2: 70}, [])
assert paper_trail([(4, 10, 3), (3, 20, None), (5, 1, 4)]) == ({3: 20}, [4, 5])
assert paper_trail([(1, 10, None), (1, 90, None), (2, 5, 1), (2, 5, 1)]) == ({1: 15}, [1, 2])
assert paper_trail([]) == ({}, [])
assert paper_trail([(7, 3, 7), (8, 3, None)]) == ({8: 3}, [7])
assert paper_trail([(1, 5, None), (2, -9, 1)]) == ({1: -4}, [])
assert paper_trail([(1, 8, None), (2, 8, None), (3, 1, 2), (2, 4, 1), (4, 2, 3), (6, 1, 5)]) == ({1: 8, 2: 11}, [2, 6])
assert paper_trail([(9, 0, None)]) == ({}, [])
