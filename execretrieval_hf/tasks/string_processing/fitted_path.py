"""Fit a dotted path into a width by shortening as few leading parts as possible, never the last, to initials.

Keywords: abbreviate logger package name
Inputs: path, a string of identifiers joined by dots; width, an integer
Requires: type(path) is str and re.fullmatch("[A-Za-z0-9_]+([.][A-Za-z0-9_]+)*", path) is not None and type(width) is int and width >= 0
Topic: identifiers
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def fitted_path(path, width):
    parts = path.split(".")
    for spot in range(len(parts) - 1):
        if len(".".join(parts)) <= width:
            break
        parts[spot] = parts[spot][:1]
    return ".".join(parts)


assert fitted_path("org.apache.Main", 15) == "org.apache.Main"
assert fitted_path("org.apache.Main", 14) == "o.apache.Main"
assert fitted_path("org.apache.Main", 12) == "o.a.Main"
assert fitted_path("org.apache.Main", 8) == "o.a.Main"
assert fitted_path("com.shop.cart.Basket", 18) == "c.shop.cart.Basket"
assert fitted_path("com.shop.cart.Basket", 14) == "c.s.c.Basket"
assert fitted_path("com.shop.cart.Basket", 3) == "c.s.c.Basket"
assert fitted_path("Standalone", 4) == "Standalone"
assert fitted_path("a.b.cd", 5) == "a.b.cd"
assert fitted_path("x.long.y.tail", 9) == "x.l.y.tail"
