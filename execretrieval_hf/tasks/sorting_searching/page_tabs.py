"""A card index is divided into drawers of so many names each, the last one perhaps not full, and each drawer gets
a label: the shortest beginning of its first name, at least one letter, that the final name of the previous
drawer does not begin with. Where there is none, the label is the whole name with an asterisk.

Keywords: shortest drawer labels alphabetical index
Inputs: names, an ascending list of non-empty texts; size, a positive integer
Requires: type(names) is list and all(type(n) is str and n for n in names) and names == sorted(names) and type(size) is int and size > 0
Topic: paging
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def page_tabs(names, size):
    tabs = []
    for start in range(0, len(names), size):
        name = names[start]
        length = 1
        if start > 0:
            before = names[start - 1]
            while length <= len(name) and name[:length] == before[:length]:
                length += 1
        if length > len(name):
            tabs.append(name + "*")
        else:
            tabs.append(name[:length])
    return tabs


assert page_tabs([], 2) == []
assert page_tabs(['Adam'], 1) == ['A']
assert page_tabs(['Adam', 'Bond'], 1) == ['A', 'B']
assert page_tabs(['Adam', 'Bond', 'Bonn'], 1) == ['A', 'B', 'Bonn']
assert page_tabs(['Adam', 'Bond', 'Bonn'], 2) == ['A', 'Bonn']
assert page_tabs(['Bond', 'Bond'], 1) == ['B', 'Bond*']
assert page_tabs(['Bo', 'Bond', 'Bonder', 'Cox'], 1) == ['B', 'Bon', 'Bonde', 'C']
assert page_tabs(['Ade', 'Adler', 'Ado', 'Ady', 'Baa'], 2) == ['A', 'Ado', 'B']
assert page_tabs(['Cole', 'Colt', 'Coltz', 'Dee', 'Den', 'Denn', 'Denny'], 3) == ['C', 'D', 'Denny']
assert page_tabs(['Lee', 'Lee', 'Lees', 'Leo', 'Li'], 2) == ['L', 'Lees', 'Li']
