"""Decode references to a page: 2.5 stands for the fifth word of the second line, 2.5.1 for that word's first
character, all counted from 1, and words are what blanks part. A reference beyond what the page holds becomes
a question mark. Give one text, with a blank between neighbouring pieces unless both come from references to
characters.

Keywords: decode book cipher line word letter
Inputs: lines, a list of strings; references, a list of strings of two or three whole numbers joined by dots
Requires: type(lines) is list and all(type(s) is str and s.isascii() for s in lines) and type(references) is list and all(type(r) is str and re.fullmatch("[0-9]+([.][0-9]+){1,2}", r) is not None for r in references)
Topic: ciphers
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def book_cipher_text(lines, references):
    text = ""
    glued = False
    for reference in references:
        content = lines
        numbers = reference.split(".")
        for depth, number in enumerate(numbers):
            if depth == 1:
                content = content.split()
            spot = int(number) - 1
            if not 0 <= spot < len(content):
                content = "?"
                break
            content = content[spot]
        letter = len(numbers) == 3
        if text and not (glued and letter):
            text += " "
        text += content
        glued = letter
    return text


assert book_cipher_text(["we sail", "at dawn  tomorrow"], ["1.1", "1.2", "2.3"]) == "we sail tomorrow"
assert book_cipher_text(["we sail", "at dawn tomorrow"], ["2.2.1", "1.1.2", "2.1.1"]) == "dea"
assert book_cipher_text(["abc de"], ["1.1.3", "1.2", "1.2.2", "1.1.1"]) == "c de ea"
assert book_cipher_text(["abc de"], ["1.3", "2.1", "1.2"]) == "? ? de"
assert book_cipher_text(["abc de"], ["1.1.0", "1.1.4", "1.2.2"]) == "??e"
assert book_cipher_text(["one", "", "two"], ["2.1", "3.1", "0.1"]) == "? two ?"
assert book_cipher_text(["a b"], []) == ""
assert book_cipher_text(["x yz", "k"], ["1.2.1", "2.2.1", "2.1"]) == "y? k"
assert book_cipher_text(["no"], ["1.0", "1.1.1", "1.1.2"]) == "? no"
