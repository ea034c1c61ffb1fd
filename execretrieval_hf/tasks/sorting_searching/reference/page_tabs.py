def page_tabs(names, size):
    tabs = []
    for start in range(0, len(names), size):
        first = names[start]
        before = names[start - 1] if start else ""
        labels = [first[:n] for n in range(1, len(first) + 1) if not before or not before.startswith(first[:n])]
        tabs.append(labels[0] if labels else first + "*")
    return tabs
