def hit_excerpt(text, term, margin):
    front, found, back = text.lower().partition(term.lower() or "\0")
    if not found:
        return text[: 2 * margin]
    start, end = len(front), len(text) - len(back)
    left = "..." if start > margin else ""
    right = "..." if len(back) > margin else ""
    return left + text[max(0, start - margin) : end + margin] + right
