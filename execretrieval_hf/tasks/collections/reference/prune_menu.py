def prune_menu(menu, rank):
    def reduced(entry):
        label, needed, inner = entry
        if needed > rank:
            return []
        if not inner:
            return [(label, [])]
        left = [e for sub in inner for e in reduced(sub)]
        return left if len(left) < 2 else [(label, left)]

    return [pair for entry in menu for pair in reduced(entry)]
