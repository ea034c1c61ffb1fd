def stemplot_lines(marks, most):
    if not marks:
        return []
    lines = []
    for stem in range(min(marks) // 10, max(marks) // 10 + 1):
        leaves = "".join(str(mark)[-1] for mark in sorted(marks) if mark // 10 == stem)
        split = len(leaves) - len(leaves.lstrip("01234"))
        parts = [leaves[:split], leaves[split:]] if len(leaves) > most else [leaves]
        lines += [f"{stem}|{part}" for part in parts]
    return lines
