import re


def stop_acrostic(text):
    return "".join(re.findall("(?<=[,.;:!?]) *([A-Za-z])", text)).upper()
