def sorter_passes(cards):
    stacks = []
    stack = list(cards)
    power = 1
    while any(a < b for a, b in zip(stack, stack[1:])):
        stack = sorted(stack, key=lambda card: -(card // power % 10))
        power *= 10
        stacks.append(stack)
    return stacks
