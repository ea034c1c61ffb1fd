"""Which trios of firms each hold shares in the next, the last in the first, alphabetically first firm leading,
sorted?

Keywords: circular cross-shareholdings of three
Inputs: holdings, a dictionary from firm to a list of different firms in which it holds shares
Requires: type(holdings) is dict and all(type(f) is str and type(h) is list and all(type(x) is str for x in h) and len(set(h)) == len(h) for f, h in holdings.items())
Topic: graphs
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def owning_circles(holdings):
    circles = []
    for first in holdings:
        for second in holdings[first]:
            for third in holdings.get(second, []):
                closed = first in holdings.get(third, [])
                if closed and second != third and first < min(second, third):
                    circles.append((first, second, third))
    return sorted(circles)


assert owning_circles({"A": ["B"], "B": ["C"], "C": ["A"]}) == [("A", "B", "C")]
assert owning_circles({"C": ["B"], "B": ["A"], "A": ["C"]}) == [("A", "C", "B")]
assert owning_circles({"A": ["B", "C"], "B": ["C", "A"], "C": ["A", "B"]}) == [("A", "B", "C"), ("A", "C", "B")]
assert owning_circles({"A": ["B"], "B": ["A", "B"]}) == []
assert owning_circles({"A": ["B"], "B": ["C"], "C": ["D"], "D": ["A", "B"]}) == [("B", "C", "D")]
assert owning_circles({"F": ["G"], "G": ["H"], "H": ["F", "E"], "E": ["G"]}) == [("E", "G", "H"), ("F", "G", "H")]
assert owning_circles({"A": ["A", "B"], "B": ["A"]}) == []
assert owning_circles({"Z": ["X"], "X": ["Y"], "Y": ["Z", "W"], "W": ["X", "Y"]}) == [("W", "X", "Y"), ("X", "Y", "Z")]
