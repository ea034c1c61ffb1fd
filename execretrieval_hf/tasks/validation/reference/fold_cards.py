def fold_cards(first, second):
    def core(text):
        return text.replace(" ", "").lower()

    merged, odd = {}, []
    for field in {**first, **second}:
        texts = [card[field] for card in (first, second) if card.get(field)]
        if len({core(text) for text in texts}) > 1:
            odd.append(field)
        merged[field] = max(texts, key=len, default="")
    return sorted(odd) or merged
