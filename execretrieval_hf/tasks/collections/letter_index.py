"""Index my film titles, kept whole, by capital initial, ignoring The or A before others, non-letters under #,
order kept.

Keywords: alphabetical title index
Inputs: titles, a list of texts of one or more words joined by single blanks; the result is a dictionary from initial to list of titles
Requires: type(titles) is list and all(type(t) is str and re.fullmatch(r"[A-Z0-9][A-Za-z0-9]*( [A-Za-z0-9]+)*", t) and t not in ("The", "A") and not re.match(r"(The|A) (The|A|the|a)( |$)", t) for t in titles)
Topic: grouping
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def letter_index(titles):
    register = {}
    for title in titles:
        article, _, rest = title.partition(" ")
        filed = rest if article in ("The", "A") else title
        initial = filed[0].upper()
        if not initial.isalpha():
            initial = "#"
        register.setdefault(initial, []).append(title)
    return register


assert letter_index(["The Ring", "Alien", "A Beast"]) == {"R": ["The Ring"], "A": ["Alien"], "B": ["A Beast"]}
assert letter_index(["300", "Up", "The 39 Steps"]) == {"#": ["300", "The 39 Steps"], "U": ["Up"]}
assert letter_index(["Theo", "The quiet Man", "Tron"]) == {"T": ["Theo", "Tron"], "Q": ["The quiet Man"]}
assert letter_index([]) == {}
assert letter_index(["Zoo", "A Zoo", "Zen", "9"]) == {"Z": ["Zoo", "A Zoo", "Zen"], "#": ["9"]}
assert letter_index(["Above", "The apple", "A 2nd Life"]) == {"A": ["Above", "The apple"], "#": ["A 2nd Life"]}
assert letter_index(["An Hour", "Hero", "A hero"]) == {"A": ["An Hour"], "H": ["Hero", "A hero"]}
assert letter_index(["Into The Wild", "Ink"]) == {"I": ["Into The Wild", "Ink"]}
