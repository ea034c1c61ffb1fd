"""Number a nested outline in lines from top to bottom: a given lead such as "A.", numbers that start from 1
under every heading, joined with dots as in 2.1.3, a blank and the title. A leading asterisk is cut off and
leaves the heading unnumbered, uncounted and without anything below. Headings deeper than a given level are
left out.

Keywords: nested headings starred unnumbered
Inputs: headings, a list of pairs of title and list of subheadings of the same form; levels, an integer; lead, a text
Requires: type(headings) is list and all(type(t) is str and t and type(s) is list for t, s in headings) and type(levels) is int and type(lead) is str and (lead == "" or lead.endswith("."))
Topic: nested structures
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def toc_entries(headings, levels, lead):
    lines = []
    if levels < 1:
        return lines
    number = 0
    for title, below in headings:
        if title[0] == "*":
            lines.append(title[1:])
            continue
        number += 1
        label = lead + str(number)
        lines.append(label + " " + title)
        lines.extend(toc_entries(below, levels - 1, label + "."))
    return lines


assert toc_entries([("Clay", [("Red", []), ("Ash", [])]), ("Glaze", [])], 2, "") == ["1 Clay", "1.1 Red", "1.2 Ash", "2 Glaze"]
assert toc_entries([("Clay", [("Red", []), ("White", [])]), ("Glaze", [])], 1, "B.") == ["B.1 Clay", "B.2 Glaze"]
assert toc_entries([("*Preface", [("x", [])]), ("Kilns", [])], 3, "") == ["Preface", "1 Kilns"]
assert toc_entries([("Kilns", [("*Tip", []), ("Gas", [])]), ("Wax", [])], 2, "A.") == ["A.1 Kilns", "Tip", "A.1.1 Gas", "A.2 Wax"]
assert toc_entries([("a", [("b", [("c", [("d", [])])])])], 3, "") == ["1 a", "1.1 b", "1.1.1 c"]
assert toc_entries([("a", [("b", []), ("c", [])]), ("e", [("f", [])])], 3, "") == ["1 a", "1.1 b", "1.2 c", "2 e", "2.1 f"]
assert toc_entries([("a", [])], 0, "") == []
assert toc_entries([("*i", []), ("*j", [])], 1, "C.") == ["i", "j"]
assert toc_entries([("p*", [("q", [])]), ("*r", []), ("s", [])], 2, "3.2.") == ["3.2.1 p*", "3.2.1.1 q", "r", "3.2.2 s"]
