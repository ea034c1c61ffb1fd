import re


def unescaped_cells(line):
    result, cell = [], []
    for token in [*re.findall(r"\\.|[^\\]", line, re.S), ","]:
        if token == ",":
            result.append("".join(cell))
            cell = []
        else:
            cell.append(token[-1])
    return result
