"""Expand a file name in which square brackets hold a range of numbers of one to three digits, as in
"scan[08-11].png", into the list of names with each number in place of the brackets, filled up with zeros to
the length of the first; the range runs downwards if the second number is smaller. Only the first bracket pair
that holds such a range is expanded; a name without any stands for itself.

Keywords: expand numeric range in filename
Inputs: pattern, a printable ASCII string
Requires: type(pattern) is str and re.fullmatch("[ -~]*", pattern) is not None
Topic: replacing
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""

import re


def page_files(pattern):
    found = re.search(r"\[(\d{1,3})-(\d{1,3})\]", pattern)
    if found is None:
        return [pattern]
    first, last = int(found[1]), int(found[2])
    step = 1 if first <= last else -1
    names = []
    for number in range(first, last + step, step):
        digits = str(number).zfill(len(found[1]))
        names.append(pattern[:found.start()] + digits + pattern[found.end():])
    return names


assert page_files("scan[08-11].png") == ["scan08.png", "scan09.png", "scan10.png", "scan11.png"]
assert page_files("p[1-0]") == ["p1", "p0"]
assert page_files("[9-10]a") == ["9a", "10a"]
assert page_files("[x][2-2][1-4]") == ["[x]2[1-4]"]
assert page_files("map.txt") == ["map.txt"]
assert page_files("") == [""]
assert page_files("q[1-1000]") == ["q[1-1000]"]
assert page_files("[[000-1]-2]") == ["[000-2]", "[001-2]"]
assert page_files("[100-098][-3]") == ["100[-3]", "099[-3]", "098[-3]"]
