"""Turn coordinates like "48 12 30 N" into seconds of arc, S and W counting negative, where the seconds or both
minutes and seconds may be lacking and count 0 then. The list holds None instead for more than 59 minutes or
seconds and for an angle of more than 90 degrees for N and S or 180 for E and W.

Keywords: degrees minutes seconds to signed number
Inputs: texts, a list of strings, each one to three numbers of digits and one of the letters N, S, E, W, all separated by blanks
Requires: type(texts) is list and all(type(t) is str and re.fullmatch("([0-9]+ ){1,3}[NSEW]", t) for t in texts)
Topic: format conversion
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def signed_angles(texts):
    angles = []
    for text in texts:
        *numbers, letter = text.split(" ")
        total = 0
        fits = True
        for place in range(3):
            total *= 60
            if place < len(numbers):
                total += int(numbers[place])
                if place > 0 and int(numbers[place]) > 59:
                    fits = False
        limit = 90 if letter in "NS" else 180
        if not fits or total > limit * 3600:
            angles.append(None)
        elif letter in "SW":
            angles.append(-total)
        else:
            angles.append(total)
    return angles


assert signed_angles(["48 12 30 N", "48 12 30 S"]) == [173550, -173550]
assert signed_angles(["0 59 59 E", "0 60 0 E", "0 0 60 W"]) == [3599, None, None]
assert signed_angles(["90 N", "90 0 1 S", "91 E"]) == [324000, None, 327600]
assert signed_angles(["180 W", "180 1 E", "179 59 W"]) == [-648000, None, -647940]
assert signed_angles([]) == []
assert signed_angles(["7 30 W", "2 S", "60 N"]) == [-27000, -7200, 216000]
assert signed_angles(["0 0 0 S", "0 0 1 W", "1 E"]) == [0, -1, 3600]
assert signed_angles(["3 61 5 S", "89 59 59 N", "100 N", "100 W"]) == [None, 323999, None, -360000]
