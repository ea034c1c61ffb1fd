def macro_keys(tokens):
    macros = {}
    result = []
    name, begin = None, 0
    for token in tokens:
        word, _, of = token.partition(" ")
        if word == "rec" and of:
            if name is None:
                name, begin = of, len(result)
        elif word == "stop":
            if name is not None:
                macros[name] = result[begin:]
                name = None
        elif word == "play" and of:
            result = result + macros.get(of, [])
        else:
            result = result + [word]
    return result
