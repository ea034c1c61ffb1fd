def ticker_window(text, width, steps):
    blank = " " * width
    belt = blank + text
    start = steps % len(belt)
    return (belt + belt + blank)[start : start + width]
