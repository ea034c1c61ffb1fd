import re


def breeze_code(code):
    way, knots, gust = re.match(r"(...)(\d\d)(?:G(\d\d))?KT", code).groups()
    speed = int(knots)
    degrees = int(way) if way.isdigit() and speed else None
    return degrees, speed, int(gust or knots)
