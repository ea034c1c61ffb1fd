def shade_orders(halves, shortest):
    messages = [""]
    skips = at = 0
    while at + 1 < len(halves):
        pair = halves[at : at + 2]
        if pair in ("01", "10"):
            messages[-1] += "1" if pair == "01" else "0"
            skips = 0
            at += 2
            continue
        at += 1
        skips += 1
        if skips == 2:
            messages.append("")
            skips = 0
    return [message for message in messages if len(message) >= shortest]
