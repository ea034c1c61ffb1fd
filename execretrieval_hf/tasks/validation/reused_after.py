"""Users dodge our password history by changing capitals or the digits at the end. Passwords equal apart from
these count as the same, but one of digits alone only equals itself. From the old ones, latest last, tell how
many changes ago the new one was used most recently, 1 for the latest, or 0 if not in the last n.

Keywords: password history ignoring trailing digits
Inputs: new, a non-empty ASCII string; old, a list of non-empty ASCII strings; depth, an integer of at least 0
Requires: type(new) is str and new != '' and new.isascii() and type(old) is list and all(type(s) is str and s != '' and s.isascii() for s in old) and type(depth) is int and depth >= 0
Topic: passwords
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def reused_after(new, old, depth):
    stem = new.lower().rstrip("0123456789")
    for age in range(1, depth + 1):
        if age > len(old):
            break
        past = old[-age]
        if past == new:
            return age
        if stem and past.lower().rstrip("0123456789") == stem:
            return age
    return 0


assert reused_after("rose9", ["tulip", "Rose1", "iris"], 3) == 2
assert reused_after("rose9", ["rose9", "tulip", "iris"], 2) == 0
assert reused_after("2024", ["2024", "2023", "x1"], 5) == 3
assert reused_after("2024", ["2023", "77"], 9) == 0
assert reused_after("oak1", ["oak2", "OAK", "elm", "ash", "fir"], 4) == 4
assert reused_after("lily", ["li1ly", "Lily33"], 1) == 1
assert reused_after("a1b", ["a1b", "q", "A1B7", "a1", "b", "c"], 7) == 4
assert reused_after("fig5", ["FIG", "a", "b", "c", "d"], 5) == 5
assert reused_after("77", ["7", "77", "oak", "778"], 3) == 3
