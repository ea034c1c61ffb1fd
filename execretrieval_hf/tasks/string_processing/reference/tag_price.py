def tag_price(tag, code, again):
    digits = dict(zip(code, "1234567890"))
    number = ""
    for sign in tag.upper():
        if sign == again:
            number += number[-1:]
        elif sign in digits:
            if number[-1:] == digits[sign]:
                return None
            number += digits[sign]
    return int(number or 0)
