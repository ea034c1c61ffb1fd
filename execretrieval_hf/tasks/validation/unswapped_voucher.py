"""Vouchers never start with 0 and end in a check digit, the last digit of the sum of the other digits times
their places, from 1 at the left. Cashiers swap neighbouring digits, the check digit too. Return the number as
it is if right, else with the leftmost such swap that mends it, or an empty text.

Keywords: repair transposed digits by checksum
Inputs: number, a string of at least two digits
Requires: type(number) is str and re.fullmatch('[0-9]{2,12}', number) is not None
Topic: check digits
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def unswapped_voucher(number):
    tries = [number]
    for i in range(len(number) - 1):
        tries.append(number[:i] + number[i + 1] + number[i] + number[i + 2:])
    for guess in tries:
        if guess[0] == "0":
            continue
        total = 0
        for place, digit in enumerate(guess[:-1], 1):
            total += place * int(digit)
        if total % 10 == int(guess[-1]):
            return guess
    return ""


assert unswapped_voucher("33") == "33"
assert unswapped_voucher("34") == ""
assert unswapped_voucher("125") == "125"
assert unswapped_voucher("152") == "125"
assert unswapped_voucher("099") == "909"
assert unswapped_voucher("12034") == "12304"
assert unswapped_voucher("021") == ""
assert unswapped_voucher("4848") == "8448"
assert unswapped_voucher("6217") == "2617"
