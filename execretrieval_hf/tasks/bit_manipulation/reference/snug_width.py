def snug_width(numbers):
    widths = [(number if number >= 0 else ~number).bit_length() + 1 for number in numbers]
    return max(widths, default=0)
