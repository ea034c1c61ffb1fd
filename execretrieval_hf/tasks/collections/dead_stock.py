"""Which articles on hand have not sold for over n days, longest unsold first, never-sold ones leading, then by
name?

Keywords: slow-moving inventory report
Inputs: stock, a dictionary from article to pieces; sales, a list of pairs of day and article; today, a day from 1; days, n
Requires: type(stock) is dict and all(type(a) is str and type(p) is int and p >= 0 for a, p in stock.items()) and type(today) is int and type(sales) is list and all(type(d) is int and 1 <= d <= today and type(a) is str for d, a in sales) and today >= 1 and type(days) is int and days >= 0
Topic: inventories
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def dead_stock(stock, sales, today, days):
    last = {}
    for day, article in sales:
        last[article] = max(day, last.get(article, 0))
    idle = []
    for article, pieces in stock.items():
        unsold = article not in last or today - last[article] > days
        if pieces > 0 and unsold:
            idle.append((last.get(article, 0), article))
    return [article for _, article in sorted(idle)]


assert dead_stock({"jam": 3, "oil": 1}, [(4, "jam"), (8, "oil")], 9, 3) == ["jam"]
assert dead_stock({"jam": 3, "oil": 1, "tea": 2}, [(4, "oil"), (2, "jam")], 30, 7) == ["tea", "jam", "oil"]
assert dead_stock({"jam": 3, "oil": 1}, [(4, "jam"), (3, "oil")], 9, 5) == ["oil"]
assert dead_stock({"jam": 0, "oil": 1}, [(1, "jam"), (1, "oil")], 9, 5) == ["oil"]
assert dead_stock({"tea": 2, "rice": 4, "jam": 1}, [(1, "jam")], 2, 0) == ["rice", "tea", "jam"]
assert dead_stock({"tea": 2, "rice": 4}, [], 1, 50) == ["rice", "tea"]
assert dead_stock({"jam": 3, "gas": 1}, [(9, "jam"), (2, "jam"), (3, "gas")], 9, 5) == ["gas"]
assert dead_stock({"b": 5, "a": 5, "c": 5}, [(6, "c"), (6, "b"), (7, "a")], 20, 10) == ["b", "c", "a"]
assert dead_stock({}, [(1, "jam")], 4, 1) == []
assert dead_stock({"jam": 1}, [(5, "jam")], 8, 3) == []
