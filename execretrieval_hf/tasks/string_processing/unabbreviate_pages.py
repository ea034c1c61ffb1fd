"""Our reference lists shorten page spans, 132-39 being 132-139. Put the first number's leading digits before a
shorter second one until both are equally long, drop blanks next to numbers, and turn a span ending on its
first page into that page. One still running backwards stays exactly as typed, a single number stays alone;
anything but one number or two with a hyphen between gives an empty string.

Keywords: expand shortened citation ranges
Inputs: span, a string such as "132-39"
Requires: type(span) is str and span.isascii() and 1 <= len(span) <= 99
Topic: splitting and joining
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def unabbreviate_pages(span):
    parts = [part.strip() for part in span.split("-")]
    if len(parts) > 2 or not all(part.isdigit() for part in parts):
        return ""
    first, last = parts[0], parts[-1]
    missing = len(first) - len(last)
    if missing > 0:
        last = first[:missing] + last
    if int(last) < int(first):
        return span
    if int(last) == int(first):
        return first
    return f"{first}-{last}"


assert unabbreviate_pages("132-39") == "132-139"
assert unabbreviate_pages(" 1204 - 7 ") == "1204-1207"
assert unabbreviate_pages("98-103") == "98-103"
assert unabbreviate_pages("57 ") == "57"
assert unabbreviate_pages("132 - 31") == "132 - 31"
assert unabbreviate_pages("45-5") == "45"
assert unabbreviate_pages("40-41") == "40-41"
assert unabbreviate_pages("1-2-3") == ""
assert unabbreviate_pages("12-") == ""
