def open_step(pages):
    blank = [[label for label, text in page.items() if label[-1:] == "*" and text.strip() == ""] for page in pages]
    return next(((number, labels) for number, labels in enumerate(blank, 1) if labels), None)
