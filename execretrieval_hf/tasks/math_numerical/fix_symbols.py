"""Our formulas are kept as mappings from the letters multiplied in a term, in any order and "" for the constant,
to its factor: "aba" with 3 stands for three times a squared times b. Some letters now have known values. Put
them in, add up terms that become alike, and list (letters in alphabetical order, factor) without factors of 0
and terms with more letters than a limit, most letters first, then alphabetically.

Keywords: substitute variables collect like terms
Inputs: terms, a dictionary from strings of lower-case letters to integers; known, a dictionary from letter to integer; limit, a non-negative integer
Requires: type(terms) is dict and all(type(k) is str and re.fullmatch('[a-z]*', k) and type(v) is int for k, v in terms.items()) and type(known) is dict and all(type(k) is str and re.fullmatch('[a-z]', k) and type(v) is int for k, v in known.items()) and type(limit) is int and limit >= 0
Topic: polynomials
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def fix_symbols(terms, known, limit):
    collected = {}
    for letters, factor in terms.items():
        open_letters = ""
        for letter in sorted(letters):
            if letter in known:
                factor *= known[letter]
            else:
                open_letters += letter
        collected[open_letters] = collected.get(open_letters, 0) + factor
    kept = [(key, value) for key, value in collected.items() if value != 0 and len(key) <= limit]
    return sorted(kept, key=lambda term: (-len(term[0]), term[0]))


assert fix_symbols({"aba": 3}, {}, 3) == [("aab", 3)]
assert fix_symbols({"aba": 3}, {"a": 2}, 3) == [("b", 12)]
assert fix_symbols({"ab": 2, "ba": 5, "": 1}, {}, 2) == [("ab", 7), ("", 1)]
assert fix_symbols({"ab": 2, "b": 4}, {"a": -2}, 5) == []
assert fix_symbols({"abc": 1, "ac": 2, "c": 7}, {"b": 3}, 1) == [("c", 7)]
assert fix_symbols({"b": 1, "a": 4, "ac": 6, "aaa": 2}, {"c": 1}, 2) == [("a", 10), ("b", 1)]
assert fix_symbols({}, {"x": 1}, 2) == []
assert fix_symbols({"xy": 5, "zy": 2, "": 3}, {"y": 0}, 3) == [("", 3)]
assert fix_symbols({"z": 2, "yy": 3}, {"y": 4, "z": 5}, 0) == [("", 58)]
assert fix_symbols({"mn": 1, "kk": -1, "m": 9}, {"q": 3}, 2) == [("kk", -1), ("mn", 1), ("m", 9)]
