"""Enumerators such as COLOR_RED and COLOR_BLUE repeat the name of their group: cut off the leading words, parted
by underscores, that all of them share, but leave at least one word to each, and if any result would then
begin with a digit, give all just so many words back that none does. A single enumerator stays whole.

Keywords: strip common enum prefix
Inputs: names, a list of strings of capital letters, digits and underscores
Requires: type(names) is list and all(type(n) is str and re.fullmatch("[A-Z][A-Z0-9]*(_[A-Z0-9]+)*", n) is not None for n in names)
Topic: identifiers
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def bare_constants(names):
    if len(names) < 2:
        return list(names)
    split = [name.split("_") for name in names]
    shared = 0
    while all(len(words) > shared + 1 and words[shared] == split[0][shared] for words in split):
        shared += 1
    while any(words[shared][0].isdigit() for words in split):
        shared -= 1
    return ["_".join(words[shared:]) for words in split]


assert bare_constants(["COLOR_RED", "COLOR_BLUE"]) == ["RED", "BLUE"]
assert bare_constants(["LOG_LEVEL_LOW", "LOG_LEVEL_HIGH", "LOG_FILE"]) == ["LEVEL_LOW", "LEVEL_HIGH", "FILE"]
assert bare_constants(["SIZE_A4", "SIZE_4A"]) == ["SIZE_A4", "SIZE_4A"]
assert bare_constants(["VIDEO_MODE_2D", "VIDEO_MODE_3D"]) == ["MODE_2D", "MODE_3D"]
assert bare_constants(["KEY_UP"]) == ["KEY_UP"]
assert bare_constants(["AB_C", "AB_C_D"]) == ["C", "C_D"]
assert bare_constants([]) == []
assert bare_constants(["X_Y_3_Q", "X_Y_3_R"]) == ["Q", "R"]
assert bare_constants(["L_AB", "K_A"]) == ["L_AB", "K_A"]
assert bare_constants(["K_B_B", "L_A"]) == ["K_B_B", "L_A"]
