import re


def squeezed_column(name, limit):
    for pattern in ("(?<=[^_])[aeiou]", "_"):
        while len(name) > limit:
            places = [match.start() for match in re.finditer(pattern, name)]
            if not places:
                break
            name = name[: places[-1]] + name[places[-1] + 1 :]
    return name[:limit]
