"""We number badges one after another from a start number by sticking on single digits, with zeros in front up to a
given width, and never issue a number whose digits show an unwanted sequence. What is the last number we can complete
with our supply of stickers? None if there is not even one.

Keywords: badge numbering digit stock
Inputs: start, the first number, from 0 to 9999; width, an integer from 1 to 4; stock, a list of ten integers, how many stickers of the digits 0 to 9 there are; unwanted, a text of one or two digits from 1 to 9
Requires: type(start) is int and 0 <= start <= 9999 and type(width) is int and 1 <= width <= 4 and type(stock) is list and len(stock) == 10 and all(type(s) is int and s >= 0 for s in stock) and type(unwanted) is str and re.fullmatch("[1-9]{1,2}", unwanted) is not None
Topic: digits and bases
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def stamp_stock_end(start, width, stock, unwanted):
    left = list(stock)
    number = start
    last = None
    while True:
        digits = str(number).zfill(width)
        if unwanted not in digits:
            for digit in digits:
                left[int(digit)] -= 1
            if min(left) < 0:
                return last
            last = number
        number += 1


assert stamp_stock_end(1, 1, [0, 2, 1, 1, 0, 0, 0, 0, 0, 0], "44") == 3
assert stamp_stock_end(8, 2, [3, 1, 0, 0, 0, 0, 0, 0, 1, 1], "44") == 10
assert stamp_stock_end(8, 2, [3, 1, 0, 0, 0, 0, 0, 0, 1, 1], "1") == 9
assert stamp_stock_end(5, 1, [9, 9, 9, 9, 9, 0, 9, 9, 9, 9], "44") == None
assert stamp_stock_end(12, 2, [0, 3, 1, 0, 1, 0, 0, 0, 0, 0], "13") == 14
assert stamp_stock_end(0, 3, [5, 1, 0, 0, 0, 0, 0, 0, 0, 0], "2") == 1
assert stamp_stock_end(98, 1, [2, 2, 0, 0, 0, 0, 0, 0, 1, 3], "77") == 100
assert stamp_stock_end(7, 1, [1, 1, 1, 1, 1, 1, 1, 1, 1, 1], "8") == 10
assert stamp_stock_end(33, 2, [0, 0, 0, 2, 0, 0, 0, 0, 0, 0], "3") == None
