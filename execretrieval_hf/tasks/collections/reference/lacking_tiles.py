def lacking_tiles(numbers, kit):
    text = "".join(str(number) for number in numbers).translate({57: "6"})
    missing = {digit: text.count(digit) - kit.get(digit, 0) for digit in "012345678"}
    return {digit: amount for digit, amount in missing.items() if amount > 0}
