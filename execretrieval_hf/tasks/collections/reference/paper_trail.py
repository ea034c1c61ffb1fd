def paper_trail(documents):
    original = {}
    amounts = {}
    refused = []
    for number, amount, reference in documents:
        if number in original or not (reference is None or reference in original):
            refused.append(number)
            continue
        root = number if reference is None else original[reference]
        original[number] = root
        amounts.setdefault(root, []).append(amount)
    return {root: sum(parts) for root, parts in amounts.items() if sum(parts)}, refused
