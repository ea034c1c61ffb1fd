def contact_gaps(sheet, delivered):
    filled = {field for field, text in sheet.items() if text.strip(" ")}
    gaps = []
    if "name" not in filled:
        gaps.append("name")
    if not filled & {"phone", "email"}:
        gaps.append("reach")
    place = ("street", "code", "town")
    if delivered or filled & set(place):
        gaps += [field for field in place if field not in filled]
    return gaps
