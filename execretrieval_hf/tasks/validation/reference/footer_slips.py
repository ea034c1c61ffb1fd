import re


def footer_slips(footers):
    slips = []
    total = len(footers)
    for page, footer in enumerate(footers, 1):
        match = re.search(r"page ([0-9]+) of ([0-9]+)", footer, re.I)
        if not match:
            if not (page == 1 and footer == ""):
                slips.append((page, "none"))
            continue
        wrong = [int(match[1]) - page, int(match[2]) - total]
        differing = [by for by in wrong if by]
        if differing:
            slips.append((page, differing[0]))
    return slips
