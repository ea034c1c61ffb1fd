"""Replace each name by the commonest spelling among the list's names that differ from it only in case and blanks, the
spelling met first on ties. A spelling without lower case letters is taken only if all of them lack such. Names that
hold nothing but blanks, or nothing at all, become None.

Keywords: commonest spelling ignoring case
Inputs: names, a list of strings of ASCII letters and blanks
Requires: type(names) is list and all(type(n) is str and all(c in string.ascii_letters + " " for c in n) for n in names)
Topic: cleaning values
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def unify_names(names):
    variants = {}
    for name in names:
        counts = variants.setdefault(name.replace(" ", "").lower(), {})
        counts[name] = counts.get(name, 0) + 1
    unified = []
    for name in names:
        key = name.replace(" ", "").lower()
        if key == "":
            unified.append(None)
            continue
        best = None
        best_rank = (False, 0)
        for spelling, count in variants[key].items():
            rank = (not spelling.isupper(), count)
            if rank > best_rank:
                best = spelling
                best_rank = rank
        unified.append(best)
    return unified


assert unify_names(["De Vos", "deVos", "De Vos"]) == ["De Vos", "De Vos", "De Vos"]
assert unify_names(["KIM", "Kim", "KIM", "Lee"]) == ["Kim", "Kim", "Kim", "Lee"]
assert unify_names(["abe", "Abe", "ABE", "ABE"]) == ["abe", "abe", "abe", "abe"]
assert unify_names(["AL", "A L", "A L"]) == ["A L", "A L", "A L"]
assert unify_names(["", "  ", "Bo"]) == [None, None, "Bo"]
assert unify_names(["BO", ""]) == ["BO", None]
assert unify_names(["Jo", "JO", " jo", " jo", "Ann"]) == [" jo", " jo", " jo", " jo", "Ann"]
assert unify_names(["Max", "Mx", "ma x", "ma x", "Max", "max", "ma x"]) == ["ma x", "Mx", "ma x", "ma x", "ma x", "ma x", "ma x"]
