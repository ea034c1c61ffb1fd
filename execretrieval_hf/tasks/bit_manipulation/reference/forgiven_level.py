def forgiven_level(code):
    text = format(code, "b").lstrip("0")
    return -1 if text.count("0") > 1 else text.count("1")
