import re


def specimen_faults(label, sites, highest):
    parts = label.split("/")
    if len(parts) != 3:
        return ["parts"]
    numbers = {str(number) for number in range(1, highest + 1)}
    checks = (parts[0] in sites, parts[1] in numbers, bool(re.fullmatch("[a-f]", parts[2])))
    return [name for name, fine in zip(("site", "number", "fraction"), checks) if not fine]
