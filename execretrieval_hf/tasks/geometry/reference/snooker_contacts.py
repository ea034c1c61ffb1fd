def snooker_contacts(ball, rows):
    numbers = {}
    for row in range(rows):
        for place in range(row + 1):
            numbers[row, place] = len(numbers) + 1
    (r, p) = next(spot for spot, number in numbers.items() if number == ball)
    near = [(r - 1, p - 1), (r - 1, p), (r, p - 1), (r, p + 1), (r + 1, p), (r + 1, p + 1)]
    return [numbers[spot] for spot in near if spot in numbers]
