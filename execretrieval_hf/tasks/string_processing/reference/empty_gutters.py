import re


def empty_gutters(lines):
    width = max(map(len, lines), default=0)
    profile = "".join(
        " " if not "".join(column).strip(" ") else "x"
        for column in zip(*(line.ljust(width) for line in lines))
    )
    return [match.span() for match in re.finditer(" +", profile)]
