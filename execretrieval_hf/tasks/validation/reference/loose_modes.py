def loose_modes(modes):
    loose = []
    for mode in modes:
        owner, group, others = ({bit for bit in (1, 2, 4) if int(digit) & bit} for digit in mode)
        if not others <= group or not group <= owner:
            loose.append(mode)
    return loose
