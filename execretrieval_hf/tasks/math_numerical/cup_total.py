"""How do I add mixed numbers like 1 1/2, 4 or -2/3 and write the sum likewise, in lowest terms?

Keywords: sum mixed numbers lowest terms
Inputs: amounts, a list of texts, each a whole number, a fraction, or both with a blank between, after a minus if all of it is taken away
Requires: type(amounts) is list and all(type(a) is str and re.fullmatch("-?([0-9]+|[0-9]+/[1-9][0-9]*|[0-9]+ [0-9]+/[1-9][0-9]*)", a) is not None for a in amounts)
Topic: fractions
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""

from fractions import Fraction


def cup_total(amounts):
    total = Fraction(0)
    for amount in amounts:
        value = sum(Fraction(part) for part in amount.lstrip("-").split())
        if amount[0] == "-":
            value = -value
        total += value
    whole, rest = divmod(abs(total.numerator), total.denominator)
    words = []
    if whole > 0 or rest == 0:
        words.append(str(whole))
    if rest > 0:
        words.append(f"{rest}/{total.denominator}")
    if total < 0:
        return "-" + " ".join(words)
    return " ".join(words)


assert cup_total(["1 1/2", "2/3"]) == "2 1/6"
assert cup_total(["1 1/2", "-2/3"]) == "5/6"
assert cup_total(["-1 3/4", "1/2"]) == "-1 1/4"
assert cup_total(["3/4", "-1"]) == "-1/4"
assert cup_total(["1/3", "2/3"]) == "1"
assert cup_total([]) == "0"
assert cup_total(["2", "6/4", "-12"]) == "-8 1/2"
assert cup_total(["5/2", "1/2", "4"]) == "7"
