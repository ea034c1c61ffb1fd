def dead_stock(stock, sales, today, days):
    last = dict.fromkeys(stock, 0)
    for day, article in sorted(sales):
        last[article] = day
    rows = []
    for article, pieces in stock.items():
        if pieces and (last[article] == 0 or today - last[article] > days):
            rows.append((last[article], article))
    return [article for _, article in sorted(rows)]
