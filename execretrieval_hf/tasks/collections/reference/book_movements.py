def book_movements(levels, movements, tolerated):
    stock = levels.copy()
    refused = []
    for entry in movements:
        article, quantity = entry
        left = stock.pop(article, 0) + quantity
        if left < 0:
            refused.append(entry)
            left -= quantity
        if left:
            stock[article] = left
    return None if len(refused) > tolerated else (stock, refused)
