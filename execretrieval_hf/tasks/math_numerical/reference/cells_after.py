from collections import Counter


def cells_after(colony, rules, hours, room):
    cells = colony
    done = 0
    while done < hours and cells:
        following = "".join(rules.get(cell, cell) for cell in cells)
        if len(following) > room:
            break
        cells = following
        done += 1
    return done, dict(Counter(cells))
