"""Work out the total of an order: list prices per piece, but where the order's pieces of an article, summed over all
its lines, reach the least quantity of the customer's special offer, the offer's price applies to all of them if it is
lower. None as soon as an article with any line has no list price.

Keywords: order total special prices
Inputs: lines, a list of (article, pieces); prices, a dictionary from article to list price; offers, a dictionary from article to (least quantity, price); integers from 0
Requires: type(lines) is list and all(type(n) is tuple and len(n) == 2 and type(n[0]) is str and type(n[1]) is int and n[1] >= 0 for n in lines) and type(prices) is dict and all(type(a) is str and type(p) is int and p >= 0 for a, p in prices.items()) and type(offers) is dict and all(type(a) is str and type(o) is tuple and len(o) == 2 and type(o[0]) is int and type(o[1]) is int and min(o) >= 0 for a, o in offers.items())
Topic: joining
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def basket_price(lines, prices, offers):
    pieces = {}
    for article, count in lines:
        pieces[article] = pieces.get(article, 0) + count
    total = 0
    for article, count in pieces.items():
        if article not in prices:
            return None
        price = prices[article]
        if article in offers:
            least, special = offers[article]
            if count >= least:
                price = min(price, special)
        total += price * count
    return total


assert basket_price([("pen", 3), ("ink", 1)], {"pen": 20, "ink": 90}, {"pen": (4, 15)}) == 150
assert basket_price([("pen", 3), ("pen", 1)], {"pen": 20}, {"pen": (4, 15)}) == 60
assert basket_price([("pen", 1), ("pad", 0)], {"pen": 20}, {"pad": (0, 5)}) == None
assert basket_price([], {"pen": 20}, {}) == 0
assert basket_price([("pen", 10)], {"pen": 12}, {"pen": (2, 15)}) == 120
assert basket_price([("ink", 2), ("pen", 6), ("ink", 5)], {"pen": 7, "ink": 9, "pad": 1}, {"ink": (6, 4), "pen": (7, 1)}) == 70
assert basket_price([("pad", 8), ("pen", 1)], {"pad": 5}, {}) == None
assert basket_price([("cap", 2), ("cup", 2)], {"cup": 30, "cap": 11}, {"cup": (2, 0), "cap": (3, 0)}) == 22
