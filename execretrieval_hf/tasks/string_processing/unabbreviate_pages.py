"""Our reference lists shorten page spans, as in 132-39 for 132-139: put the first number's leading digits
before a shorter second one until both are equally long, drop blanks next to the numbers, and turn a span
that ends on its first page into that page alone. A span that would still run backwards is left exactly as
typed, and anything but one number, which stays alone, or two joined by one hyphen gives an empty string.

Keywords: expand shortened citation ranges
Inputs: span, a string such as "132-39"
Requires: type(span) is str and span.isascii() and any(ch.isdigit() for ch in span)
Topic: ranges
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
