"""What longest ending starting with any of aeiou do two words share, case ignored, in small letters, perhaps
empty?

Keywords: common rhyme ending of words
Inputs: one and other, strings of letters
Requires: type(one) is str and type(other) is str and re.fullmatch("[A-Za-z]*", one) is not None and re.fullmatch("[A-Za-z]*", other) is not None
Topic: similarity
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def rhyming_tail(one, other):
    one, other = one.lower(), other.lower()
    best = ""
    size = 1
    while size <= min(len(one), len(other)) and one[-size] == other[-size]:
        if one[-size] in "aeiou":
            best = one[-size:]
        size += 1
    return best


assert rhyming_tail("Mountain", "fountain") == "ountain"
assert rhyming_tail("night", "light") == "ight"
assert rhyming_tail("sea", "Tea") == "ea"
assert rhyming_tail("Over", "cover") == "over"
assert rhyming_tail("glow", "blow") == "ow"
assert rhyming_tail("up", "cup") == "up"
assert rhyming_tail("Say", "day") == "ay"
assert rhyming_tail("reunite", "UNITE") == "unite"
assert rhyming_tail("potato", "tomato") == "ato"
assert rhyming_tail("aI", "oI") == "i"
