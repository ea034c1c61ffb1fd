def stroke_ticks(buttons, slack):
    stretches = buttons.split("-")
    offsets = [sum(map(len, stretches[:i])) + i for i in range(len(stretches))]
    firsts = [stretch.find("B") for stretch in stretches]
    return [offset + first for offset, first in zip(offsets, firsts) if 0 <= first <= slack]
