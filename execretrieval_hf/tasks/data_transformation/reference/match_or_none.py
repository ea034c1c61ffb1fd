def match_or_none(orders, deliveries):
    dates = {}
    for number, date in filter(lambda delivery: delivery[1], deliveries):
        dates.setdefault(number, []).append(date)
    return [(item, date) for number, item in orders for date in dates.get(number, [None])]
