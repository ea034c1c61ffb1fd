"""We paper a wall with strips as high as it is, cutting the last one narrower if needed. The first and every other
strip after it begin where the pattern begins, those between half a repeat later; each roll begins with the
pattern. A strip too long for the rest of a roll comes from a new one. How many rolls do we need, or -1 if one
is too short for some strip?

Keywords: wallpaper rolls half drop repeat
Inputs: wall, its width and height; roll, the width and length of a roll; recurrence, the length of the pattern's repeat, an even number
Requires: type(wall) is tuple and type(roll) is tuple and len(wall) == len(roll) == 2 and all(type(v) is int and 0 < v < 100000 for v in wall + roll) and type(recurrence) is int and recurrence > 0 and recurrence % 2 == 0
Topic: tilings
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def wallpaper_need(wall, roll, recurrence):
    width, height = wall
    roll_width, length = roll
    rolls = 0
    used = length
    for strip in range(-(-width // roll_width)):
        begin = 0
        if strip % 2 == 1:
            begin = recurrence // 2
        start = used + (begin - used) % recurrence
        if start + height > length:
            rolls += 1
            start = begin
            if start + height > length:
                return -1
        used = start + height
    return rolls


assert wallpaper_need((45, 40), (8, 90), 10) == 3
assert wallpaper_need((150, 25), (50, 100), 10) == 1
assert wallpaper_need((48, 28), (5, 60), 6) == 10
assert wallpaper_need((301, 20), (50, 100), 10) == 2
assert wallpaper_need((50, 100), (50, 100), 8) == 1
assert wallpaper_need((51, 100), (50, 100), 8) == -1
assert wallpaper_need((90, 95), (10, 100), 10) == 9
assert wallpaper_need((500, 30), (50, 90), 20) == 5
assert wallpaper_need((33, 7), (5, 14), 2) == 4
assert wallpaper_need((40, 96), (20, 100), 10) == -1
