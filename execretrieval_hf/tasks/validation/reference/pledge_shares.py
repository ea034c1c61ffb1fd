def pledge_shares(boxes):
    total = sum(box or 0 for box in boxes)
    blanks = boxes.count(None)
    if total > 100 or total < 100 and not blanks:
        return total - 100
    shares = [(100 - total + blanks - 1 - k) // blanks for k in range(blanks)]
    return [shares.pop(0) if box is None else box for box in boxes]
