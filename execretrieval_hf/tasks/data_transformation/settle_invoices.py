"""Bank payments arrive without invoice numbers. Book each in turn on the payer's oldest unpaid invoice of exactly
that amount; without one, on the payer's oldest unpaid invoice that is higher by at most the allowed shortfall. A
booked invoice counts as paid. I need the invoice number for each payment, None where nothing fits.

Keywords: match payments to open invoices
Inputs: payments, a list of (payer, amount); invoices, oldest first, a list of (number, customer, amount); shortfall, an integer of at least 0; amounts are integers
Requires: type(payments) is list and all(type(p) is tuple and len(p) == 2 and type(p[0]) is str and type(p[1]) is int for p in payments) and type(invoices) is list and all(type(i) is tuple and len(i) == 3 and type(i[0]) is int and type(i[1]) is str and type(i[2]) is int for i in invoices) and len({i[0] for i in invoices}) == len(invoices) and type(shortfall) is int and shortfall >= 0
Topic: joining
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def settle_invoices(payments, invoices, shortfall):
    unpaid = list(invoices)
    numbers = []
    for payer, paid in payments:
        choice = None
        for invoice in unpaid:
            number, customer, amount = invoice
            if customer != payer or not 0 <= amount - paid <= shortfall:
                continue
            if choice is None or amount == paid and choice[2] != paid:
                choice = invoice
        if choice is None:
            numbers.append(None)
        else:
            numbers.append(choice[0])
            unpaid.remove(choice)
    return numbers


assert settle_invoices([("Kay", 50)], [(1, "Kay", 52), (2, "Kay", 50)], 5) == [2]
assert settle_invoices([("Kay", 50), ("Kay", 50)], [(1, "Kay", 52), (2, "Kay", 50)], 5) == [2, 1]
assert settle_invoices([("Kay", 50)], [(7, "Kay", 55), (8, "Kay", 51)], 5) == [7]
assert settle_invoices([("Kay", 50), ("Lou", 9)], [(1, "Kay", 56), (2, "Kay", 49), (3, "Lou", 9)], 5) == [None, 3]
assert settle_invoices([("Lou", 20), ("Lou", 20), ("Lou", 20)], [(6, "Lou", 20), (4, "Lou", 20)], 0) == [6, 4, None]
assert settle_invoices([], [(1, "Kay", 50)], 0) == []
assert settle_invoices([("Lou", 30)], [(5, "Kay", 30)], 9) == [None]
assert settle_invoices([("Ida", 10), ("Ida", 12)], [(3, "Ida", 12), (9, "Ida", 13), (5, "Ida", 11)], 2) == [3, 9]
assert settle_invoices([("Ida", 10), ("Kay", 10)], [(4, "Ida", 11), (1, "Ida", 10), (3, "Kay", 10), (2, "Ida", 10)], 1) == [1, 3]
