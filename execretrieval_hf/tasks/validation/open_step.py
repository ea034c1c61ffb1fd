"""On which form page, from 1, are fields ending in a star first left blank, and which, or None?

Keywords: incomplete required inputs in wizard
Inputs: pages, a list of dictionaries from field labels to texts
Requires: type(pages) is list and all(type(p) is dict and all(type(k) is str and type(v) is str for k, v in p.items()) for p in pages)
Topic: forms
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def open_step(pages):
    for number, page in enumerate(pages, 1):
        blanks = []
        for label, text in page.items():
            if label.endswith("*") and not text.strip():
                blanks.append(label)
        if blanks:
            return number, blanks
    return None


assert open_step([{"Name*": "Ann", "Fax": ""}, {"Town*": " ", "Code*": ""}]) == (2, ["Town*", "Code*"])
assert open_step([{"Name*": "Ann", "Fax": ""}, {"Town*": "Rye", "Code*": "", "Lane": " "}]) == (2, ["Code*"])
assert open_step([{"Name*": "  ", "Fax": "1"}, {"Town*": ""}]) == (1, ["Name*"])
assert open_step([{"*Note": ""}, {}, {"Size *": "L", "Hat*": ""}]) == (3, ["Hat*"])
assert open_step([{"Name*": "Ann"}, {"Town*": " Rye "}]) == None
assert open_step([]) == None
assert open_step([{"A*": "x", "B": ""}, {"C*": "y", "D*": ""}]) == (2, ["D*"])
assert open_step([{"A": ""}, {"B*": "1"}, {"C": "2"}, {"D*": "", "E*": " ", "F*": "3"}]) == (4, ["D*", "E*"])
