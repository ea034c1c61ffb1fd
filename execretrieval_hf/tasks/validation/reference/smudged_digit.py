def smudged_digit(number):
    for digit in "0123456789":
        filled = number.replace("?", digit)
        if sum(int(d) * place for place, d in enumerate(filled, 1)) % 11 == 0:
            return int(digit)
    return None
