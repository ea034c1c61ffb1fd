def refused_blocks(seats, wishes):
    row = ["free"] * (seats + 2)
    refused = []
    for place, (first, last) in enumerate(wishes):
        if not 1 <= first <= last <= seats:
            refused.append((place, "row"))
        elif "sold" in row[first : last + 1]:
            refused.append((place, "taken"))
        else:
            left = row[first - 1] == "free" and first >= 3 and row[first - 2] == "sold"
            right = row[last + 1] == "free" and last + 2 <= seats and row[last + 2] == "sold"
            if left or right:
                refused.append((place, "gap"))
            else:
                row[first : last + 1] = ["sold"] * (last + 1 - first)
    return refused
