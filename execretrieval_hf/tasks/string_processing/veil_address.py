"""Obscure the mail addresses in a text: pieces parted by blanks which, apart from punctuation marks (, . ; :
! ?) at their end, have exactly one at sign, something before it and behind it a domain with a dot that is
neither its first nor its last character. The part before the at sign shrinks to three stars, led by its first
character if it has at least three; all else stays.

Keywords: mask email addresses in text
Inputs: text, a printable ASCII string
Requires: type(text) is str and re.fullmatch("[ -~]*", text) is not None
Topic: redaction
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def veil_address(text):
    pieces = text.split(" ")
    for place, piece in enumerate(pieces):
        address = piece.rstrip(",.;:!?")
        user, sign, domain = address.partition("@")
        if not user or "@" in domain or "." not in domain[1:-1]:
            continue
        shown = user[0] if len(user) >= 3 else ""
        pieces[place] = shown + "***" + piece[len(user):]
    return " ".join(pieces)


assert veil_address("ask ida.fox@shop.org, please") == "ask i***@shop.org, please"
assert veil_address("jo@mail.net?! or joe@mail.net") == "***@mail.net?! or j***@mail.net"
assert veil_address("a@b@c.de @me.org") == "a@b@c.de @me.org"
assert veil_address("bus@home  ann@x.y") == "bus@home  a***@x.y"
assert veil_address("tim@.org tim@org.") == "tim@.org tim@org."
assert veil_address("q@.a.b k@a..") == "***@.a.b k@a.."
assert veil_address("") == ""
assert veil_address("(max@z.io)") == "(***@z.io)"
