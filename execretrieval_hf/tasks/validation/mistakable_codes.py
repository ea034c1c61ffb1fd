"""List the pairs of equally long door codes that are easily confused, differing in exactly one place or just
by a swap of two neighbouring characters. Each is a tuple of the earlier and the later code, sorted by the
place of the first in the list, then of the second.

Keywords: similar door codes one typo apart
Inputs: codes, a list of strings of equal length
Requires: type(codes) is list and all(type(c) is str and c.isalnum() for c in codes) and len(set(map(len, codes))) < 2
Topic: identifiers
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def mistakable_codes(codes):
    pairs = []
    for place, first in enumerate(codes):
        for second in codes[place + 1:]:
            unlike = [i for i in range(len(first)) if first[i] != second[i]]
            if len(unlike) == 1:
                pairs.append((first, second))
            elif len(unlike) == 2:
                i, j = unlike
                if j - i == 1 and first[i] == second[j] and first[j] == second[i]:
                    pairs.append((first, second))
    return pairs


assert mistakable_codes(["1234", "1244", "9999"]) == [("1234", "1244")]
assert mistakable_codes(["1234", "1324", "4231"]) == [("1234", "1324")]
assert mistakable_codes(["12", "12", "21"]) == [("12", "21"), ("12", "21")]
assert mistakable_codes(["123", "132", "133"]) == [("123", "132"), ("123", "133"), ("132", "133")]
assert mistakable_codes(["ab1", "ba2", "ab2"]) == [("ab1", "ab2"), ("ba2", "ab2")]
assert mistakable_codes(["1221", "1111"]) == []
assert mistakable_codes(["4070", "4007", "7040"]) == [("4070", "4007")]
assert mistakable_codes(["31", "1a", "13", "10"]) == [("31", "13"), ("1a", "13"), ("1a", "10"), ("13", "10")]
assert mistakable_codes(["7", "8", "7"]) == [("7", "8"), ("8", "7")]
assert mistakable_codes(["32", "13", "12", "a1"]) == [("32", "12"), ("13", "12")]
