"""Presort letters by their five-digit codes: a code that occurs at least the minimum number of times gets a
sack of its own, the other letters go by the first three digits where at least as many of them remain, all
others into a mixed sack named with an asterisk. List (digits or asterisk, number of letters), codes
ascending, then groups ascending, then the mixed one unless empty.

Keywords: bulk letters presort by postcode
Inputs: codes, a list of texts of five digits; least, a positive integer
Requires: type(codes) is list and all(type(c) is str and re.fullmatch('[0-9]{5}', c) for c in codes) and type(least) is int and least > 0
Topic: bucket sorting
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def mail_sacks(codes, least):
    sacks = []
    rest = list(codes)
    for digits in (5, 3):
        counts = {}
        for code in rest:
            counts[code[:digits]] = counts.get(code[:digits], 0) + 1
        for label in sorted(counts):
            if counts[label] >= least:
                sacks.append((label, counts[label]))
        remaining = []
        for code in rest:
            if counts[code[:digits]] < least:
                remaining.append(code)
        rest = remaining
    if rest:
        sacks.append(("*", len(rest)))
    return sacks


assert mail_sacks([], 1) == []
assert mail_sacks(['80331'], 1) == [('80331', 1)]
assert mail_sacks(['80331'], 2) == [('*', 1)]
assert mail_sacks(['80331', '80333', '10115'], 2) == [('803', 2), ('*', 1)]
assert mail_sacks(['80331', '80331', '80333', '80335', '10115'], 2) == [('80331', 2), ('803', 2), ('*', 1)]
assert mail_sacks(['80331', '80331', '80331', '80333', '80335'], 3) == [('80331', 3), ('*', 2)]
assert mail_sacks(['99084', '10115', '99084', '10115'], 2) == [('10115', 2), ('99084', 2)]
assert mail_sacks(['10115', '10117', '10119', '20095', '20097', '20099'], 3) == [('101', 3), ('200', 3)]
assert mail_sacks(['10115', '10117', '10243', '10245', '10243', '10119'], 3) == [('101', 3), ('102', 3)]
assert mail_sacks(['70173', '70174', '01067', '01069', '70173', '70176'], 2) == [('70173', 2), ('010', 2), ('701', 2)]
