"""Give a table of contents as lines of exactly the given width: two blanks for each level, the title, a
blank, at least three dots, a blank and the page number. A title with too little room loses words at its end
until it fits, but the first word always stays, cut off if necessary. An entry of level 0, unless it is the
first entry, has an empty line before it.

Keywords: table of contents dot leaders
Inputs: entries, a list of tuples of level, title and page number, a title being words parted by single blanks; width, an integer; the result is a list of lines; the room is enough for at least one letter of a title
Requires: type(entries) is list and all(type(e) is tuple and len(e) == 3 and type(e[0]) is int and type(e[1]) is str and type(e[2]) is int and 0 <= e[0] <= 3 and 1 <= e[2] <= 999 and re.fullmatch("[a-zA-Z]+( [a-zA-Z]+)*", e[1]) is not None for e in entries) and type(width) is int and 15 <= width <= 80
Topic: alignment
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def index_page(entries, width):
    lines = []
    for level, title, page in entries:
        if level == 0 and lines:
            lines.append("")
        number = str(page)
        room = width - 2 * level - len(number) - 5
        words = title.split(" ")
        while len(words) > 1 and len(" ".join(words)) > room:
            words.pop()
        start = " " * (2 * level) + " ".join(words)[:room]
        dots = width - len(start) - len(number) - 2
        lines.append(start + " " + "." * dots + " " + number)
    return lines


assert index_page([(2, "of hive", 1)], 16) == ["    of ....... 1"]
assert index_page([(0, "Bees", 7), (1, "Hive", 12)], 16) == ["Bees ......... 7", "  Hive ...... 12"]
assert index_page([(0, "To a hive", 9)], 15) == ["To a hive ... 9"]
assert index_page([(0, "To a hive", 10)], 15) == ["To a ....... 10"]
assert index_page([(1, "Beekeepers go", 3), (0, "B", 4)], 15) == ["  Beekeep ... 3", "", "B ........... 4"]
assert index_page([(0, "A", 1), (0, "B", 2)], 15) == ["A ........... 1", "", "B ........... 2"]
assert index_page([], 20) == []
assert index_page([(3, "All in one", 100)], 17) == ["      All ... 100"]
