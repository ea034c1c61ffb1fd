def tariff_dips(table):
    dips = []
    for r, row in enumerate(table):
        for c, price in enumerate(row):
            others = row[:c] + [above[c] for above in table[:r]]
            if price and any(other and other > price for other in others):
                dips.append((r, c))
    return dips
