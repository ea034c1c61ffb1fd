"""Split a number into the longest listed country code leaving at least n digits, and those, as tuple or None.

Keywords: longest matching country code
Inputs: number, a string of digits; codes, a list of strings of one to three digits; least, a positive integer
Requires: type(number) is str and re.fullmatch("[0-9]*", number) is not None and type(codes) is list and all(type(c) is str and re.fullmatch("[0-9]{1,3}", c) for c in codes) and type(least) is int and least > 0
Topic: contact data
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def dial_split(number, codes, least):
    best = ""
    for code in codes:
        rest = len(number) - len(code)
        if number.startswith(code) and rest >= least:
            if len(code) > len(best):
                best = code
    if not best:
        return None
    return best, number[len(best):]


assert dial_split("4930123", ["1", "49", "4"], 4) == ("49", "30123")
assert dial_split("4930123", ["1", "49", "493"], 4) == ("493", "0123")
assert dial_split("4930123", ["1", "49", "4"], 6) == ("4", "930123")
assert dial_split("4930123", ["49", "4"], 7) == None
assert dial_split("35312", ["35", "353", "3"], 2) == ("353", "12")
assert dial_split("35312", ["35", "353", "3"], 3) == ("35", "312")
assert dial_split("35312", ["5", "12", "312"], 1) == None
assert dial_split("123", ["1", "12", "123"], 1) == ("12", "3")
assert dial_split("71200", ["7", "71", "712"], 2) == ("712", "00")
