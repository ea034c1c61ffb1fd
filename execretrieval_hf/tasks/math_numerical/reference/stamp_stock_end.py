from collections import Counter


def stamp_stock_end(start, width, stock, unwanted):
    last = None
    used = Counter()
    number = start
    while True:
        text = str(number).zfill(width)
        if unwanted not in text:
            used.update(map(int, text))
            if any(used[digit] > stock[digit] for digit in used):
                return last
            last = number
        number += 1
