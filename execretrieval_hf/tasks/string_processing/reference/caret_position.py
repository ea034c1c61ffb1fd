def caret_position(text, offset, tab_width):
    if not 0 <= offset <= len(text):
        return 0, 0
    lines = text[:offset].split("\n")
    return len(lines), len(lines[-1].expandtabs(tab_width)) + 1
