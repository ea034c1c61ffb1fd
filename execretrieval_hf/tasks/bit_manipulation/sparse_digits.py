"""Write an integer in base two with digits +, 0 and -, highest first, never two signs side by side.

Keywords: signed digit non-adjacent form
Inputs: number, an integer of either sign; the result is a string
Requires: type(number) is int and abs(number) < 2**30
Topic: signed numbers
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def sparse_digits(number):
    plus, minus = ("+", "-") if number > 0 else ("-", "+")
    rest = abs(number)
    text = ""
    while rest > 0:
        if rest % 4 == 3:
            text = minus + text
            rest += 1
        elif rest % 2 == 1:
            text = plus + text
        else:
            text = "0" + text
        rest //= 2
    return text or "0"


assert sparse_digits(0) == "0"
assert sparse_digits(1) == "+"
assert sparse_digits(-1) == "-"
assert sparse_digits(3) == "+0-"
assert sparse_digits(6) == "+0-0"
assert sparse_digits(-11) == "-0+0+"
assert sparse_digits(7) == "+00-"
assert sparse_digits(10) == "+0+0"
assert sparse_digits(45) == "+0-0-0+"
assert sparse_digits(-100) == "-0+00-00"
