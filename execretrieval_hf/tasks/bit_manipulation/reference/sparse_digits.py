def sparse_digits(number):
    if number == 0:
        return "0"
    digits = ""
    while number:
        digit = 0
        if number % 2:
            digit = 1 if number % 4 == 1 else -1
        digits = "0+-"[digit] + digits
        number = (number - digit) // 2
    return digits
