import re


def unabbreviate_pages(span):
    match = re.fullmatch(" *([0-9]+) *(?:- *([0-9]+) *)?", span)
    if match is None:
        return ""
    first, last = match.groups()
    if last is None:
        return first
    last = first[: max(0, len(first) - len(last))] + last
    if int(last) < int(first):
        return span
    return first if int(last) == int(first) else f"{first}-{last}"
