def year_to_date(amounts, opening):
    def business(month):
        return int(month[:4]) - (int(month[5:]) < opening)

    return [
        (month, sum(n for other, n in amounts.items() if business(other) == business(month) and other <= month))
        for month in sorted(amounts)
    ]
