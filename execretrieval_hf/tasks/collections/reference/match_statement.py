def match_statement(bookings, lines, days):
    left = list(range(len(bookings)))
    taken = []
    for day, amount in lines:
        fitting = sorted(
            (abs(bookings[i][0] - day), bookings[i][0], i)
            for i in left
            if bookings[i][1] == amount
        )
        found = fitting[0][2] if fitting and fitting[0][0] <= days else None
        taken.append(found)
        left = [i for i in left if i != found]
    return taken, left
