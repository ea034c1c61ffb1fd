import re


def dress_like(old, new):
    if re.fullmatch("[A-Z]{2,}", old):
        return new.upper()
    return new.capitalize() if re.match("[A-Z]", old) else new.lower()
