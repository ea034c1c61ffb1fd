def post_payment(invoices, payment, pay_day):
    if payment < 0:
        return None
    money = payment - sum(cents for _, _, cents in invoices if cents < 0)
    open_items = []
    for number, day, cents in sorted(invoices, key=lambda i: i[1::-1]):
        if cents < 0:
            continue
        price = cents - (cents * 3 // 100 if pay_day <= day + 10 else 0)
        if money >= price:
            money -= price
        elif money > 0 and price - money <= 5:
            money = 0
        else:
            open_items.append((number, cents - money))
            money = 0
    return open_items, money
