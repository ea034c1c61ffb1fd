"""Which file modes like 640 give the group a right the owner lacks, or others one the group lacks?

Keywords: file mode group exceeding owner
Inputs: modes, a list of strings of three octal digits
Requires: type(modes) is list and all(type(m) is str and re.fullmatch("[0-7]{3}", m) for m in modes)
Topic: permissions
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def loose_modes(modes):
    loose = []
    for mode in modes:
        owner, group, others = [int(digit) for digit in mode]
        extra = group & ~owner
        if extra or others & ~group:
            loose.append(mode)
    return loose


assert loose_modes(["640", "460", "644", "646"]) == ["460", "646"]
assert loose_modes(["777", "705", "750", "000"]) == ["705"]
assert loose_modes(["421", "444", "400"]) == ["421"]
assert loose_modes(["520", "522", "544"]) == ["520", "522"]
assert loose_modes(["160", "610", "660"]) == ["160", "610"]
assert loose_modes(["002", "020", "200"]) == ["002", "020"]
assert loose_modes(["751", "715", "731", "776"]) == ["715"]
assert loose_modes(["640", "640", "604", "604"]) == ["604", "604"]
assert loose_modes(["755"]) == []
