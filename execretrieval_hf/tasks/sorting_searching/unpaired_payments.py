"""Which amounts of two ascending lists remain on each side after pairing equal ones one to one?

Keywords: unmatched amounts two sorted lists
Inputs: bank and book, ascending lists of integers
Requires: type(bank) is list and type(book) is list and all(type(v) is int for v in bank + book) and bank == sorted(bank) and book == sorted(book)
Topic: merging sorted lists
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def unpaired_payments(bank, book):
    bank_only, book_only = [], []
    spot = 0
    for amount in bank:
        while spot < len(book) and book[spot] < amount:
            book_only.append(book[spot])
            spot += 1
        if spot < len(book) and book[spot] == amount:
            spot += 1
        else:
            bank_only.append(amount)
    return bank_only, book_only + book[spot:]


assert unpaired_payments([], []) == ([], [])
assert unpaired_payments([10, 20], [10, 20]) == ([], [])
assert unpaired_payments([10, 20], []) == ([10, 20], [])
assert unpaired_payments([], [7, 7]) == ([], [7, 7])
assert unpaired_payments([5, 5, 5], [5]) == ([5, 5], [])
assert unpaired_payments([5], [5, 5, 9]) == ([], [5, 9])
assert unpaired_payments([1, 4, 8], [2, 4, 9]) == ([1, 8], [2, 9])
assert unpaired_payments([3, 6], [1, 2, 6, 6]) == ([3], [1, 2, 6])
assert unpaired_payments([2, 2, 3, 7], [2, 3, 3, 5]) == ([2, 7], [3, 5])
assert unpaired_payments([12, 30, 30], [11, 12, 13, 30, 31]) == ([30], [11, 13, 31])
