"""Append to a batch number the lowest two digits making it divisible by another number, else give empty text.

Keywords: two trailing check digits modulo
Inputs: batch, a string of digits; divisor, a positive integer
Requires: type(batch) is str and re.fullmatch('[0-9]{1,9}', batch) is not None and type(divisor) is int and 0 < divisor < 1000
Topic: check digits
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def closing_digits(batch, divisor):
    missing = -int(batch) * 100 % divisor
    if missing > 99:
        return ""
    ending = str(missing)
    if missing < 10:
        ending = "0" + ending
    return batch + ending


assert closing_digits("5", 97) == "582"
assert closing_digits("97", 97) == "9700"
assert closing_digits("1", 10) == "100"
assert closing_digits("1", 11) == "110"
assert closing_digits("12", 199) == ""
assert closing_digits("1", 199) == "199"
assert closing_digits("3", 110) == "330"
assert closing_digits("007", 13) == "00702"
assert closing_digits("1", 200) == ""
assert closing_digits("2", 11) == "209"
