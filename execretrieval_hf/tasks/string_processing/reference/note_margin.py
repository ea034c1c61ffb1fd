import re


def note_margin(lines):
    found = [re.fullmatch("((?:[^'#]|'[^']*(?:'|$))*)(#.*)", line) for line in lines]
    usable = [match if match and match.group(1).strip() else None for match in found]
    column = max((len(match.group(1).rstrip()) for match in usable if match), default=0) + 2
    return [
        match.group(1).rstrip().ljust(column) + match.group(2) if match else line
        for match, line in zip(usable, lines)
    ]
