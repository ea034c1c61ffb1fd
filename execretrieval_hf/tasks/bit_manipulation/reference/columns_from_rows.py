def columns_from_rows(rows, count):
    texts = [f"{row:0{count + 1}b}"[::-1] for row in reversed(rows)]
    return [int("0" + "".join(text[column] for text in texts), 2) for column in range(count)]
