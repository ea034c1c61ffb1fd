import re


def clip_decimals(text, places):
    kept = (r"(?<=[0-9])\.(?=[0-9])[0-9]*" if places == 0 else r"(?<=[0-9])(\.[0-9]{%d})[0-9]+" % places)
    return re.sub(kept, "" if places == 0 else r"\1", text)
