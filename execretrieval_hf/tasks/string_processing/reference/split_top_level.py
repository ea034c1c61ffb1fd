import re


def split_top_level(columns):
    if columns.strip() == "":
        return []
    parts, depth = [""], 0
    for token in re.findall(r"'[^']*(?:'|$)|[^']", columns):
        depth += (token == "(") - (token == ")")
        if depth < 0:
            return None
        if token == "," and depth == 0:
            parts.append("")
        else:
            parts[-1] += token
    return [part.strip() for part in parts]
