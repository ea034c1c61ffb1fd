"""At which positions from 0 do three password characters follow one another on a keyboard row, in either
direction?

Keywords: keyboard row sequence in password
Inputs: password, a string of small letters and digits; rows, a list of strings, the characters of each keyboard row
Requires: type(password) is str and re.fullmatch('[a-z0-9]*', password) is not None and type(rows) is list and all(type(r) is str and re.fullmatch('[a-z0-9]+', r) for r in rows)
Topic: passwords
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def keyboard_walks(password, rows):
    found = []
    for start in range(len(password) - 2):
        piece = password[start:start + 3]
        for row in rows:
            if piece in row or piece[::-1] in row:
                found.append(start)
                break
    return found


assert keyboard_walks("qwer", ["qwertz", "asdf"]) == [0, 1]
assert keyboard_walks("7trewx", ["qwertz", "asdf"]) == [1, 2]
assert keyboard_walks("qaz", ["qwertz", "asdf", "yxcv"]) == []
assert keyboard_walks("asdqwe1", ["qwertz", "asdf"]) == [0, 3]
assert keyboard_walks("we", ["qwertz"]) == []
assert keyboard_walks("wer", ["qwertz", "asdf"]) == [0]
assert keyboard_walks("sdf7fds", ["qwertz", "asdf"]) == [0, 4]
assert keyboard_walks("xxtzxx123", ["qwertz", "1234"]) == [6]
assert keyboard_walks("fdsa", ["asdf", "sdfg"]) == [0, 1]
