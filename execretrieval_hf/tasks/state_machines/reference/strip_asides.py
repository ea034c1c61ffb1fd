def strip_asides(text):
    kept = ""
    depth = place = 0
    while place < len(text):
        sign = text[place]
        if depth:
            depth += (sign == "{") - (sign == "}")
        elif sign == '"':
            end = text.find('"', place + 1)
            if end < 0:
                return None
            kept += text[place : end + 1]
            place = end
        elif sign == "{":
            depth = 1
        else:
            kept += sign
        place += 1
    return None if depth else kept
