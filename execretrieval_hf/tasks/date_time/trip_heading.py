"""Write a trip from one day to another briefly, like "3-5 May 2024", "30 Apr - 2 May 2024" or "30 Dec 2023 - 2
Jan 2024", with the month once if the days share month and year. If both lie in the current year, leave the
year out. A single day is "3 May 2024"; an end before the start gives an empty text.

Keywords: short date range text
Inputs: start and end, YYYY-MM-DD strings; current, the current year, an integer; months are the first three letters of their English names
Requires: re.fullmatch(r"(18|19|20)[0-9]{2}-[0-9]{2}-[0-9]{2}", start) and datetime.date.fromisoformat(start) and re.fullmatch(r"(18|19|20)[0-9]{2}-[0-9]{2}-[0-9]{2}", end) and datetime.date.fromisoformat(end) and type(current) is int and 1800 <= current <= 2100
Topic: reading and writing dates
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def trip_heading(start, end, current):
    names = "JanFebMarAprMayJunJulAugSepOctNovDec"
    if end < start:
        return ""
    parts = []
    for text in (start, end):
        place = 3 * int(text[5:7])
        parts.append((int(text[8:]), names[place - 3:place], int(text[:4])))
    (day, month, year), (last_day, last_month, last_year) = parts
    if year != last_year:
        return f"{day} {month} {year} - {last_day} {last_month} {last_year}"
    closing = f"{last_day} {last_month}"
    if year != current:
        closing += f" {year}"
    if month != last_month:
        return f"{day} {month} - {closing}"
    if day != last_day:
        return f"{day}-{closing}"
    return closing


assert trip_heading("2024-05-03", "2024-05-05", 2025) == "3-5 May 2024"
assert trip_heading("2024-05-03", "2024-05-05", 2024) == "3-5 May"
assert trip_heading("2024-04-30", "2024-05-02", 2023) == "30 Apr - 2 May 2024"
assert trip_heading("2024-04-30", "2024-05-02", 2024) == "30 Apr - 2 May"
assert trip_heading("2023-12-30", "2024-01-02", 2024) == "30 Dec 2023 - 2 Jan 2024"
assert trip_heading("2023-05-30", "2024-05-30", 2023) == "30 May 2023 - 30 May 2024"
assert trip_heading("2024-05-03", "2024-05-03", 2025) == "3 May 2024"
assert trip_heading("2024-10-09", "2024-10-09", 2024) == "9 Oct"
assert trip_heading("2024-05-03", "2024-05-02", 2024) == ""
assert trip_heading("2023-05-03", "2024-06-03", 2022) == "3 May 2023 - 3 Jun 2024"
