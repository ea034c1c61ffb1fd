"""From pairs of a borrower and the number of days a book has been out, list the borrowers whose
book is out for more days than allowed, in order of appearance and each only once.

Keywords: overdue library books by reader
Inputs: loans, a list of (name, days) tuples; allowed, an integer
Requires: type(allowed) is int and all(len(loan) == 2 for loan in loans)
Topic: filtering
Register: specification
"""


def late_loans(loans, allowed):
    if allowed < 0:
        return []
    names = []
    for name, days in loans:
        if days > allowed and name not in names:
            names.append(name)
    return names


assert late_loans([], 14) == []
assert late_loans([("Ada", 15), ("Bo", 14)], 14) == ["Ada"]
assert late_loans([("Ada", 20), ("Ada", 21), ("Cy", 3)], 7) == ["Ada"]
assert late_loans([("Bo", 9), ("Ada", 30)], 8) == ["Bo", "Ada"]
assert late_loans([("Bo", 9)], -1) == []
assert late_loans([("Di", 1), ("Ed", 0)], 0) == ["Di"]
assert late_loans([("Di", 2), ("Ed", 5), ("Di", 6)], 4) == ["Ed", "Di"]
