def receipt_break(numbers, highest, reprints):
    if numbers and not 1 <= numbers[0] <= highest:
        return 0, 1
    for index in range(1, len(numbers)):
        before = numbers[index - 1]
        following = before % highest + 1
        if numbers[index] == following:
            continue
        copies = 0
        while copies <= index and numbers[index - copies] == numbers[index]:
            copies += 1
        if numbers[index] != before or copies - 1 > reprints:
            return index, following
    return None
