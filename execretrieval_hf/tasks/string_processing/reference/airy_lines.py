from itertools import groupby


def airy_lines(lines, most):
    text = "\n".join(line.rstrip() for line in lines).strip("\n")
    kept = []
    for blank, group in groupby(text.split("\n"), key=lambda line: line == ""):
        members = list(group)
        kept.extend(members[:most] if blank else members)
    return kept if text else []
