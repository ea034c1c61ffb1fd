def layered_brackets(text):
    styles = ["()", "[]", "{}"]
    result = ""
    for place, sign in enumerate(text):
        level = text.count("(", 0, place) - text.count(")", 0, place)
        if sign == "(":
            sign = styles[level % 3][0]
        elif sign == ")":
            sign = styles[(level - 1) % 3][1]
        result += sign
    return result
