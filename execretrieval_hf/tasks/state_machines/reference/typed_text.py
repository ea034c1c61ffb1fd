def typed_text(codes):
    text = ""
    down = {"lshift": False, "rshift": False}
    lock = 0
    for code in codes:
        name = code.lstrip("-")
        is_press = name == code
        if name in down:
            down[name] = is_press
        elif is_press and name == "caps":
            lock += 1
        elif is_press and name == "back":
            text = text[:-1]
        elif is_press:
            text += name.upper() if any(down.values()) != (lock % 2 == 1) else name
    return text
