"""List the pieces that a text consists of, each preceded by its length in a fixed number of decimal digits. A last
piece that is cut short is filled up with full stops at its end. If a length is itself cut short or not made of
digits only, the answer is None.

Keywords: length prefixed strings decode
Inputs: text, a string of ASCII characters; width, an integer of at least 1, the digits of a length
Requires: type(text) is str and text.isascii() and type(width) is int and 1 <= width <= 4
Topic: parsing records
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def counted_chunks(text, width):
    chunks = []
    place = 0
    while place < len(text):
        start = place + width
        digits = text[place:start]
        if len(digits) < width or not digits.isdigit():
            return None
        place = start + int(digits)
        chunk = text[start:place]
        chunks.append(chunk.ljust(int(digits), "."))
    return chunks


assert counted_chunks("03red04blue", 2) == ["red", "blue"]
assert counted_chunks("2ab1c", 1) == ["ab", "c"]
assert counted_chunks("3abc0", 1) == ["abc", ""]
assert counted_chunks("", 2) == []
assert counted_chunks("05ab", 2) == ["ab..."]
assert counted_chunks("02ab3", 2) == None
assert counted_chunks("1x-1y", 1) == None
assert counted_chunks("4no", 1) == ["no.."]
assert counted_chunks("003a b001-002", 3) == ["a b", "-", ".."]
