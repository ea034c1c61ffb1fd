"""Our manual letters its appendices A to Z, then AA, AB and so on, but never uses I and O. One chapter's list
begins with the appendix of a given number, the manual's first being 1; a hyphen stands for one left out.
Give the first wrong letters, any case being fine, as a tuple of number and proper capitals, or None.

Keywords: appendix letters skipping I O
Inputs: labels, a list of ASCII strings; first, an integer from 1 to 9999
Requires: type(labels) is list and all(type(t) is str and t.isascii() for t in labels) and type(first) is int and 1 <= first <= 9999
Topic: numbering
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def appendix_slip(labels, first):
    letters = "ABCDEFGHJKLMNPQRSTUVWXYZ"
    for number, label in enumerate(labels, first):
        if label == "-":
            continue
        proper = ""
        rest = number
        while rest > 0:
            rest, place = divmod(rest - 1, len(letters))
            proper = letters[place] + proper
        if label.upper() != proper:
            return number, proper
    return None


assert appendix_slip(["a", "B", "c"], 1) == None
assert appendix_slip(["A", "-", "C", "E"], 1) == (4, "D")
assert appendix_slip(["A", "-", "B"], 1) == (3, "C")
assert appendix_slip(["H", "I"], 8) == (9, "J")
assert appendix_slip(["N", "O"], 13) == (14, "P")
assert appendix_slip(["Z", "AA", "AC"], 24) == (26, "AB")
assert appendix_slip(["-", "Z", "BA"], 23) == (25, "AA")
assert appendix_slip(["AZ", "BA", "bb"], 48) == None
assert appendix_slip(["ZZ", "AAB"], 600) == (601, "AAA")
assert appendix_slip(["BAA", "B"], 1201) == (1201, "BBA")
