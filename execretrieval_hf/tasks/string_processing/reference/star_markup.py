def star_markup(text):
    pieces = []
    rest = text
    while rest:
        body, closing, after = rest[2:].partition("*")
        body = rest[1:2] + body
        if rest[0] == "*" and closing and body[0] != " " and body[-1] != " ":
            pieces += ["<b>", body, "</b>"]
            rest = after
        else:
            pieces.append(rest[0])
            rest = rest[1:]
    return "".join(pieces)
