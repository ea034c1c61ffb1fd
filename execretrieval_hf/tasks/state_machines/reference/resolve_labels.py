import re


def resolve_labels(lines):
    found = {}
    address = 0
    for line in lines:
        code = re.sub(";.*", "", line)
        for label in re.findall("([a-z]+):", code):
            if label in found:
                return None
            found[label] = address
        words = code.rpartition(":")[2].split()
        match words:
            case []:
                pass
            case ["at", number]:
                address = int(number)
            case ["data", *values]:
                address += len(values)
            case [_]:
                address += 1
            case _:
                address += 2
    return found
