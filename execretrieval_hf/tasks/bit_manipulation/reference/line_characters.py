import re


def line_characters(samples):
    found = []
    for match in re.finditer("0([01]{7})([01])(?:1|(0+))", samples):
        data, parity, broken = match.groups()
        if broken:
            found.append("break")
        elif (data + parity).count("1") % 2:
            found.append("parity")
        else:
            found.append(int(data[::-1], 2))
    return found
