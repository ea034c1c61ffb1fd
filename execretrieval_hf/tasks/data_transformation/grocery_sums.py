"""Add up quantities by item in a dictionary from "3*milk, eggs, 2*milk", no number meaning 1, nameless parts
skipped

Keywords: parse shopping list quantities
Inputs: note, a string of parts separated by commas, each a name of letters and blanks, maybe after a positive integer and an asterisk, blanks about them
Requires: type(note) is str and all(re.fullmatch(" *([1-9][0-9]* *[*])?[a-z ]*", p) for p in note.split(","))
Topic: parsing records
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def grocery_sums(note):
    sums = {}
    for part in note.split(","):
        number, star, name = part.rpartition("*")
        name = name.strip()
        if name == "":
            continue
        count = int(number) if star else 1
        sums[name] = sums.get(name, 0) + count
    return sums


assert grocery_sums("3*milk, eggs, 2*milk") == {"milk": 5, "eggs": 1}
assert grocery_sums("eggs") == {"eggs": 1}
assert grocery_sums("") == {}
assert grocery_sums("4*, 2 * rye bread") == {"rye bread": 2}
assert grocery_sums("tea, tea,tea") == {"tea": 3}
assert grocery_sums(" , 10*nails,,") == {"nails": 10}
assert grocery_sums("jam, 2*jam, ham") == {"jam": 3, "ham": 1}
assert grocery_sums("6*figs, 6*figs , fig") == {"figs": 12, "fig": 1}
