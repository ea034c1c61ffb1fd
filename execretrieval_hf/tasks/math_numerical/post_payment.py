"""Settle invoices with a payment plus all credit notes, which have negative amounts: oldest issue day first, then
by number. At most 10 days after issue 3 percent, rounded down to cents, are deducted. Money above 0 but at most
5 cents short settles an invoice; otherwise it takes all and the rest of the full amount stays open. List number
and open cents of the unsettled, then the money left; None for negative payments.

Keywords: payment allocation early discount
Inputs: invoices, a list of triples (number, issue day, cents other than 0); payment, cents; pay_day, the day of the payment, not before any issue day; the result is a pair of a list of pairs and an integer
Requires: type(invoices) is list and all(type(i) is tuple and len(i) == 3 and all(type(v) is int for v in i) and i[2] != 0 and i[1] <= pay_day for i in invoices) and len(set(i[0] for i in invoices)) == len(invoices) and type(payment) is int and type(pay_day) is int
Topic: rounding and money
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def post_payment(invoices, payment, pay_day):
    if payment < 0:
        return None
    money = payment
    bills = []
    for number, day, cents in invoices:
        if cents < 0:
            money -= cents
        else:
            bills.append((day, number, cents))
    unsettled = []
    for day, number, cents in sorted(bills):
        cost = cents
        if pay_day - day <= 10:
            cost -= cents * 3 // 100
        if money > 0 and money + 5 >= cost:
            money = max(money - cost, 0)
        else:
            unsettled.append((number, cents - money))
            money = 0
    return unsettled, money


assert post_payment([(1, 10, 1000)], 965, 20) == ([], 0)
assert post_payment([(1, 10, 1000)], 964, 20) == ([(1, 36)], 0)
assert post_payment([(2, 10, 1000), (1, 9, 500)], 1480, 20) == ([], 10)
assert post_payment([(2, 5, 300), (1, 5, 200)], 250, 40) == ([(2, 250)], 0)
assert post_payment([(1, 8, 200), (2, 5, 300)], 250, 40) == ([(2, 50), (1, 200)], 0)
assert post_payment([(3, 30, -100), (1, 2, 400)], 350, 40) == ([], 50)
assert post_payment([(4, 2, 60)], -1, 3) == None
assert post_payment([(1, 1, 4)], 0, 30) == ([(1, 4)], 0)
assert post_payment([(1, 1, 4)], 1, 30) == ([], 0)
assert post_payment([(1, 25, 33), (2, 26, -1)], 40, 30) == ([], 8)
