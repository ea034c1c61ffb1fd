"""Shorten a database name to a limit: until it fits, take away vowels (a, e, i, o, u) one by one, starting from
the right, but none that begins the name or comes right after an underscore; then, if that is not enough,
underscores one by one in the same way; and finally cut whatever is too much off the end.

Keywords: shorten column name drop vowels
Inputs: name, a string of words of small letters joined by single underscores; limit, an integer of at least 1
Requires: type(name) is str and re.fullmatch("[a-z]+(_[a-z]+)*", name) is not None and type(limit) is int and limit >= 1
Topic: identifiers
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def squeezed_column(name, limit):
    signs = list(name)
    for unwanted in ("aeiou", "_"):
        place = len(signs) - 1
        while place > 0 and len(signs) > limit:
            if signs[place] in unwanted and signs[place - 1] != "_":
                del signs[place]
            place -= 1
    return "".join(signs[:limit])


assert squeezed_column("customer_name", 12) == "customer_nam"
assert squeezed_column("customer_name", 13) == "customer_name"
assert squeezed_column("customer_name", 9) == "custmr_nm"
assert squeezed_column("order_item_id", 9) == "ordritmid"
assert squeezed_column("order_item_id", 7) == "ordritm"
assert squeezed_column("order_item_id", 4) == "ordr"
assert squeezed_column("area", 3) == "are"
assert squeezed_column("area", 1) == "a"
assert squeezed_column("a_e_io", 5) == "a_e_i"
assert squeezed_column("big_x_y", 5) == "bg_xy"
