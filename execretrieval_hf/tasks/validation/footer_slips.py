"""Proofs should carry a phrase like "page 2 of 9", regardless of case, in their footers, one per page in order;
only the first may be empty. List as tuples each wrong page, from 1, with "none" if the phrase is missing,
otherwise by how much the number found is too high, or the total if only that is wrong; too low is negative.

Keywords: verify page numbers in footers
Inputs: footers, a list of ASCII strings, each with at most one such phrase
Requires: type(footers) is list and all(type(s) is str and s.isascii() for s in footers)
Topic: numbers in text
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""

import re


def footer_slips(footers):
    slips = []
    for page, footer in enumerate(footers, 1):
        if page == 1 and footer == "":
            continue
        found = re.search("page ([0-9]+) of ([0-9]+)", footer.lower())
        if not found:
            slips.append((page, "none"))
            continue
        number, total = map(int, found.groups())
        if number != page:
            slips.append((page, number - page))
        elif total != len(footers):
            slips.append((page, total - len(footers)))
    return slips


assert footer_slips(["page 1 of 2", "- Page 2 of 2 -"]) == []
assert footer_slips(["page 1 of 1", "page 2 of 2"]) == [(1, -1)]
assert footer_slips(["draft", "PAGE 2 OF 3", "page 3 of 4"]) == [(1, "none"), (3, 1)]
assert footer_slips(["page 0 of 5"]) == [(1, -1)]
assert footer_slips(["", "Page 1 of 2"]) == [(2, -1)]
assert footer_slips(["", ""]) == [(2, "none")]
assert footer_slips(["page 3 of 3", "page 2 of 3", "page 1 of 3"]) == [(1, 2), (3, -2)]
assert footer_slips(["page 1 0f 2", "page 4 of 9"]) == [(1, "none"), (2, 2)]
assert footer_slips([]) == []
assert footer_slips(["page 1 of 4", "page 2 of 3", "", "page 6 of 4"]) == [(2, -1), (3, "none"), (4, 2)]
