def keyboard_walks(password, rows):
    walks = {row[i : i + 3] for line in rows for row in (line, line[::-1]) for i in range(len(row) - 2)}
    return [place for place in range(len(password)) if password[place : place + 3] in walks]
