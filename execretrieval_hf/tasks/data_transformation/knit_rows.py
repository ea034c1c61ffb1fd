"""Our charts show the front of a piece, rows from top to bottom, as texts of k and p. It is knitted from the
bottom row up: the first row and every second one after it from right to left, the others from left to right
with k and p swapped. I need these rows as a list in knitting order, each with its stretches written like "k2 p1
k3".

Keywords: knitting chart to written instructions
Inputs: chart, a list of strings of the letters k and p
Requires: type(chart) is list and all(type(r) is str and re.fullmatch("[kp]*", r) for r in chart)
Topic: format conversion
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def knit_rows(chart):
    written = []
    for number, row in enumerate(reversed(chart)):
        stitches = ""
        for stitch in row:
            if number % 2 == 0:
                stitches = stitch + stitches
            else:
                stitches += "p" if stitch == "k" else "k"
        words = []
        start = 0
        for place in range(1, len(stitches) + 1):
            if place == len(stitches) or stitches[place] != stitches[start]:
                words.append(stitches[start] + str(place - start))
                start = place
        written.append(" ".join(words))
    return written


assert knit_rows(["kkp"]) == ["p1 k2"]
assert knit_rows(["kkp", "ppk"]) == ["k1 p2", "p2 k1"]
assert knit_rows(["kpp", "kkk", "pkk"]) == ["k2 p1", "p3", "p2 k1"]
assert knit_rows([]) == []
assert knit_rows(["", "k"]) == ["k1", ""]
assert knit_rows(["kpkp", "kkkk", "ppkk", "kppp"]) == ["p3 k1", "k2 p2", "k4", "p1 k1 p1 k1"]
assert knit_rows(["ppppppppppk"]) == ["k1 p10"]
assert knit_rows(["p", "p", "p", "k"]) == ["k1", "k1", "p1", "k1"]
