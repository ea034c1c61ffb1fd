import re


def short_lights(grid, least):
    lights = []
    for r, row in enumerate(grid):
        lights += [(r, m.start(), 0) for m in re.finditer(r"\.+", row) if 1 < len(m.group()) < least]
    for c, column in enumerate(zip(*grid)):
        runs = re.finditer(r"\.+", "".join(column))
        lights += [(m.start(), c, 1) for m in runs if 1 < len(m.group()) < least]
    return [(r, c, ("across", "down")[way]) for r, c, way in sorted(lights)]
