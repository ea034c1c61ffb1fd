"""Our club's bank charges, for every day that ends more than an allowance below 0, one cent per full 100 cents
of the whole overdraft, twice that from the third such day running. What the charges add up to is taken from
the account at the end of every seventh day and of the last one, after that day's charge. I want the balance
then.

Keywords: daily overdraft fee simulation
Inputs: balance, cents at the start; bookings, a list of pairs (day from 1, cents); allowance, cents; days, the number of days
Requires: type(balance) is int and type(bookings) is list and all(type(b) is tuple and len(b) == 2 and type(b[0]) is int and type(b[1]) is int and b[0] >= 1 for b in bookings) and type(allowance) is int and allowance >= 0 and type(days) is int and 0 <= days <= 10000
Topic: finance
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def balance_charged(balance, bookings, allowance, days):
    owed, running = 0, 0
    for day in range(1, days + 1):
        balance += sum(cents for due, cents in bookings if due == day)
        if balance < -allowance:
            running += 1
            charge = -balance // 100
            owed += charge * 2 if running >= 3 else charge
        else:
            running = 0
        if day % 7 == 0 or day == days:
            balance -= owed
            owed = 0
    return balance


assert balance_charged(-500, [], 0, 1) == -505
assert balance_charged(-500, [], 500, 1) == -500
assert balance_charged(-501, [], 500, 1) == -506
assert balance_charged(-500, [], 0, 3) == -520
assert balance_charged(-299, [(2, -1)], 50, 2) == -305
assert balance_charged(-500, [(3, 600), (4, -600)], 0, 5) == -520
assert balance_charged(100, [(1, -50), (1, -250), (9, 5000)], 100, 8) == -228
assert balance_charged(-1000, [], 0, 8) == -1142
assert balance_charged(-99, [(7, -1)], 0, 7) == -102
assert balance_charged(-99, [(8, -200)], 200, 15) == -329
