"""Rank the file names that a quick-open box offers for some typed characters: only those in which these occur
one after the other, whatever their case, each taken at its first place behind the one before. The shorter the
stretch from the first to the last one taken, the higher; ties go to the shorter, then to the alphabetically
lower name.

Keywords: fuzzy file finder ranking
Inputs: typed, a string of at least one character; names, a list of strings in small letters
Requires: type(typed) is str and re.fullmatch("[!-~]+", typed) is not None and type(names) is list and all(type(n) is str and re.fullmatch("[!-~]*", n) is not None and n == n.lower() for n in names)
Topic: similarity
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def finder_order(typed, names):
    hits = []
    for name in names:
        places = []
        spot = -1
        for sign in typed.lower():
            spot = name.find(sign, spot + 1)
            if spot < 0:
                break
            places.append(spot)
        if spot >= 0:
            hits.append((places[-1] - places[0], len(name), name))
    return [name for span, size, name in sorted(hits)]


assert finder_order("mp", ["main.py", "map.py", "tmp.txt", "pm.txt"]) == ["tmp.txt", "map.py", "main.py"]
assert finder_order("SS", ["base.css", "sos", "s", "class"]) == ["class", "sos", "base.css"]
assert finder_order("ab", ["axxb", "xxabxx", "xab"]) == ["xab", "xxabxx", "axxb"]
assert finder_order("ab", ["cab", "bab", "abc"]) == ["abc", "bab", "cab"]
assert finder_order("x", ["xa", "x", "bx", "ab"]) == ["x", "bx", "xa"]
assert finder_order("ab", ["aab", "a.b", "ba"]) == ["a.b", "aab"]
assert finder_order("q", ["abc", ""]) == []
assert finder_order("aba", ["abcba", "aabba", "ab"]) == ["aabba", "abcba"]
assert finder_order("lo", ["l.o", "hello", "lo", "log.old"]) == ["lo", "log.old", "l.o", "hello"]
assert finder_order("aB", ["b"]) == []
