def fault_markers(spans):
    width = max((end for _, end in spans), default=0)
    starts = {start for start, _ in spans}
    signs = []
    for column in range(width):
        inside = any(start < column < end for start, end in spans)
        signs.append("^" if column in starts else "~" if inside else " ")
    return "".join(signs)
