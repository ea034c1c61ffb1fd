"""Payroll counts sick spells by calendar days, both ends included, and ignores those shorter than four days
altogether. The first three days of a spell are unpaid unless it begins at most 56 days after the end of the
last one that counts and so continues its chain. A chain pays at most a given number of days. How many days
are paid in all?

Keywords: linked sickness waiting days pay
Inputs: spells, a list of (first, last) pairs of YYYY-MM-DD strings in order of time without overlap; most, a non-negative integer
Requires: type(spells) is list and all(type(s) is tuple and len(s) == 2 and re.fullmatch(r"(18|19|20)[0-9]{2}-[0-9]{2}-[0-9]{2}", s[0]) and datetime.date.fromisoformat(s[0]) and re.fullmatch(r"(18|19|20)[0-9]{2}-[0-9]{2}-[0-9]{2}", s[1]) and datetime.date.fromisoformat(s[1]) and s[0] <= s[1] for s in spells) and all(a[1] < b[0] for a, b in zip(spells, spells[1:])) and type(most) is int and 0 <= most <= 1000
Topic: streaks and gaps
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""

from datetime import date


def sickness_payout(spells, most):
    paid = 0
    chain = 0
    previous = None
    for first, last in spells:
        start, end = date.fromisoformat(first), date.fromisoformat(last)
        payable = (end - start).days + 1
        if payable < 4:
            continue
        if previous is None or (start - previous).days > 56:
            chain = 0
            payable -= 3
        previous = end
        if payable > most - chain:
            payable = most - chain
        chain += payable
        paid += payable
    return paid


assert sickness_payout([("2024-01-01", "2024-01-04")], 20) == 1
assert sickness_payout([("2024-01-01", "2024-01-03")], 20) == 0
assert sickness_payout([("2024-01-01", "2024-01-10"), ("2024-03-06", "2024-03-11")], 20) == 13
assert sickness_payout([("2024-01-01", "2024-01-10"), ("2024-03-07", "2024-03-12")], 20) == 10
assert sickness_payout([("2024-01-01", "2024-01-10"), ("2024-02-01", "2024-02-05")], 10) == 10
assert sickness_payout([("2024-01-01", "2024-01-10"), ("2024-05-01", "2024-05-20")], 10) == 17
assert sickness_payout([("2024-01-01", "2024-01-08"), ("2024-02-20", "2024-02-22"), ("2024-04-01", "2024-04-06")], 20) == 8
assert sickness_payout([("2024-01-01", "2024-01-05")], 1) == 1
assert sickness_payout([("2024-01-01", "2024-01-20"), ("2024-02-01", "2024-02-20"), ("2024-03-10", "2024-03-14")], 18) == 18
assert sickness_payout([("2024-02-26", "2024-03-01"), ("2024-03-03", "2024-03-06")], 9) == 6
