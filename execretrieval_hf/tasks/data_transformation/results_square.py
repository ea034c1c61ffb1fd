"""Build the cross table of a league from results (home team, away team, home goals, away goals), a repeated pairing
replacing its earlier result. Each row: the team's name, then its home results against every team in row order as
"2:1", "-" for itself, an empty string for unplayed. Rows go by points, most first (win 3, draw 1, home and away),
ties by name.

Keywords: league cross table from matches
Inputs: results, a list of (string, string, integer, integer) tuples; no team plays itself
Requires: type(results) is list and all(type(r) is tuple and len(r) == 4 and type(r[0]) is str and type(r[1]) is str and r[0] != r[1] and type(r[2]) is int and type(r[3]) is int and r[2] >= 0 and r[3] >= 0 for r in results)
Topic: reshaping
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def results_square(results):
    played = {}
    for home, away, scored, conceded in results:
        played[home, away] = (scored, conceded)
    points = {}
    for (home, away), (scored, conceded) in played.items():
        points.setdefault(home, 0)
        points.setdefault(away, 0)
        if scored > conceded:
            points[home] += 3
        elif scored < conceded:
            points[away] += 3
        else:
            points[home] += 1
            points[away] += 1
    teams = sorted(points, key=lambda team: (-points[team], team))
    table = []
    for home in teams:
        row = [home]
        for away in teams:
            if home == away:
                row.append("-")
            elif (home, away) in played:
                row.append("{}:{}".format(*played[home, away]))
            else:
                row.append("")
        table.append(row)
    return table


assert results_square([("Ulm", "Aue", 2, 1)]) == [["Ulm", "-", "2:1"], ["Aue", "", "-"]]
assert results_square([("B", "A", 3, 3), ("A", "B", 2, 2), ("D", "B", 2, 1), ("B", "A", 0, 0)]) == [["D", "-", "", "2:1"], ["A", "", "-", "2:2"], ["B", "", "0:0", "-"]]
assert results_square([("B", "A", 0, 1), ("B", "A", 3, 1)]) == [["B", "-", "3:1"], ["A", "", "-"]]
assert results_square([]) == []
assert results_square([("A", "B", 0, 4), ("C", "B", 1, 1), ("A", "C", 0, 0)]) == [["B", "-", "", ""], ["C", "1:1", "-", ""], ["A", "0:4", "0:0", "-"]]
assert results_square([("A", "B", 0, 1), ("A", "C", 1, 1), ("C", "A", 2, 2), ("A", "D", 3, 3)]) == [["A", "-", "0:1", "1:1", "3:3"], ["B", "", "-", "", ""], ["C", "2:2", "", "-", ""], ["D", "", "", "", "-"]]
assert results_square([("E", "F", 1, 0), ("G", "E", 2, 0), ("G", "F", 0, 9)]) == [["E", "-", "1:0", ""], ["F", "", "-", ""], ["G", "2:0", "0:9", "-"]]
assert results_square([("K", "L", 1, 0), ("L", "K", 1, 0), ("L", "M", 0, 0), ("K", "M", 4, 0), ("M", "K", 5, 5)]) == [["K", "-", "1:0", "4:0"], ["L", "1:0", "-", "0:0"], ["M", "5:5", "", "-"]]
