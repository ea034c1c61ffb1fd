from collections import Counter


def unpaired_payments(bank, book):
    here, there = Counter(bank), Counter(book)
    return sorted((here - there).elements()), sorted((there - here).elements())
