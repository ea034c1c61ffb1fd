import re


def calculator_display(keys):
    keys = keys.rsplit("c", 1)[-1]
    shown = total = 0
    sign = "="
    for token in re.findall(r"[0-9]+|[-+x=]", keys):
        if token.isdigit():
            shown = int(token)
            fresh = shown
            total = {"+": total + fresh, "-": total - fresh, "x": total * fresh, "=": fresh}[sign]
        else:
            sign = token
            shown = total
    return shown
