"""Our cooks type amounts of cups such as 2, 3/4 or 1 1/2, but the kitchen scale counts eighths of a cup.
Convert them; a fraction that is not below one or comes to no whole number of eighths gives -1, and amounts
above a limit in whole cups give -2, unless the former applies.

Keywords: cups fraction to eighths
Inputs: measure, a whole number, a fraction or both parted by one blank, as a string, with a positive denominator; cups, a positive integer
Requires: type(measure) is str and re.fullmatch('[0-9]+|([0-9]+ )?[0-9]+/[1-9][0-9]*', measure) is not None and type(cups) is int and cups > 0
Topic: numbers in text
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def measure_eighths(measure, cups):
    eighths = 0
    for term in measure.split(" "):
        upper, bar, lower = term.partition("/")
        if not bar:
            eighths += int(term) * 8
            continue
        part, whole = int(upper), int(lower)
        if part >= whole or part * 8 % whole > 0:
            return -1
        eighths += part * 8 // whole
    if eighths > cups * 8:
        return -2
    return eighths


assert measure_eighths("2", 3) == 16
assert measure_eighths("3/4", 3) == 6
assert measure_eighths("1 1/2", 3) == 12
assert measure_eighths("4/4", 3) == -1
assert measure_eighths("1 2/3", 3) == -1
assert measure_eighths("3", 3) == 24
assert measure_eighths("3 1/8", 3) == -2
assert measure_eighths("10", 3) == -2
assert measure_eighths("0 6/12", 1) == 4
