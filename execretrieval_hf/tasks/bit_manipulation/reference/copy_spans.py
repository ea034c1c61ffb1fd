def copy_spans(words, gap, longest):
    text = "".join(f"{word:08b}" for word in words)
    spans = []
    for block in (i for i, mark in enumerate(text) if mark == "1"):
        if spans:
            first, last = spans[-1]
            if block - last - 1 <= gap and block - first + 1 <= longest:
                spans[-1] = (first, block)
                continue
        spans.append((block, block))
    return spans
