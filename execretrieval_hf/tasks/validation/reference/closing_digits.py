def closing_digits(batch, divisor):
    for extra in range(100):
        longer = f"{batch}{extra:02d}"
        if int(longer) % divisor == 0:
            return longer
    return ""
