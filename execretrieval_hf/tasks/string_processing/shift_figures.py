"""Add a number to figure references like #07, from a given one on, padding with zeros to the old length.

Keywords: renumber figure references leading zeros
Inputs: text, a printable ASCII string; start, the lowest figure changed; count, what is added to it
Requires: type(text) is str and re.fullmatch("[ -~]*", text) is not None and type(start) is int and start >= 0 and type(count) is int and count >= 1
Topic: replacing
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def shift_figures(text, start, count):
    pieces = text.split("#")
    result = pieces[0]
    for piece in pieces[1:]:
        end = 0
        while end < len(piece) and piece[end].isdigit():
            end += 1
        digits = piece[:end]
        if digits and int(digits) >= start:
            digits = str(int(digits) + count).zfill(end)
        result += "#" + digits + piece[end:]
    return result


assert shift_figures("see #3 and #07", 3, 2) == "see #5 and #09"
assert shift_figures("#2, #3, #4", 4, 1) == "#2, #3, #5"
assert shift_figures("#099x9", 50, 1) == "#100x9"
assert shift_figures("#99", 99, 3) == "#102"
assert shift_figures("item 5 # 6 ##8", 0, 10) == "item 5 # 6 ##18"
assert shift_figures("", 1, 1) == ""
assert shift_figures("4#0#", 0, 4) == "4#4#"
assert shift_figures("#12#001", 2, 1) == "#13#001"
