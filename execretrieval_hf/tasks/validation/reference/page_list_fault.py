def page_list_fault(text, pages):
    items = [part.strip() for part in "".join(text.split(" ")).split(",")]
    ranges = []
    for item in items:
        ends = item.split("-")
        low = ends[0] or "1"
        high = ends[-1] or str(pages)
        ranges.append((int(low), int(high)))
    before = [0] + [high for _, high in ranges]
    for item, (low, high), last in zip(items, ranges, before):
        if low < 1 or high > pages or low > high or low <= last:
            return item
    return ""
