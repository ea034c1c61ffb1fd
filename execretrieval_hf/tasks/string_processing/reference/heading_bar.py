def heading_bar(title, sign, width):
    if title == "":
        return sign * width
    room = width - len(f" {title} ")
    if room < 2:
        return title
    return f" {title} ".rjust(len(title) + 2 + room // 2, sign).ljust(width, sign)
