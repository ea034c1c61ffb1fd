def scroll_tops(cursors, rows, height, margin):
    lowest_top = max(rows - height, 0)
    top = 0
    tops = []
    for cursor in cursors:
        if cursor - margin < top:
            top = cursor - margin
        elif cursor + margin > top + height - 1:
            top = cursor + margin - height + 1
        top = sorted((0, top, lowest_top))[1]
        tops.append(top)
    return tops
