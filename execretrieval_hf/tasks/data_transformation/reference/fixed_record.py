def fixed_record(values, widths):
    def cell(value, width):
        match value:
            case int():
                number = "%0*d" % (width, value)
                return number if len(number) == width else width * "#"
            case str():
                return f"{value:<{width}.{width}}"
        return width * " "

    missing = len(widths) - len(values)
    if missing < 0:
        return None
    return "".join(map(cell, values + [None] * missing, widths))
