"""How to write a day like "22nd of March" with the correct English ordinal, plus the year unless it's current?

Keywords: ordinal day suffix month text
Inputs: day, a YYYY-MM-DD string; current, this year, an integer
Requires: re.fullmatch(r"(18|19|20)[0-9]{2}-[0-9]{2}-[0-9]{2}", day) and datetime.date.fromisoformat(day) and type(current) is int and 1800 <= current <= 2100
Topic: reading and writing dates
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""

from calendar import month_name


def spoken_day(day, current):
    year, month, number = map(int, day.split("-"))
    suffix = "th"
    if number // 10 != 1 and 1 <= number % 10 <= 3:
        suffix = ("st", "nd", "rd")[number % 10 - 1]
    text = f"{number}{suffix} of {month_name[month]}"
    if year != current:
        text += f" {year}"
    return text


assert spoken_day("2023-03-22", 2024) == "22nd of March 2023"
assert spoken_day("2024-03-22", 2024) == "22nd of March"
assert spoken_day("2024-01-01", 2024) == "1st of January"
assert spoken_day("2024-12-03", 2023) == "3rd of December 2024"
assert spoken_day("2024-06-11", 2024) == "11th of June"
assert spoken_day("2023-05-21", 2024) == "21st of May 2023"
assert spoken_day("2024-08-13", 2025) == "13th of August 2024"
assert spoken_day("2021-05-31", 2021) == "31st of May"
assert spoken_day("2024-02-20", 2024) == "20th of February"
assert spoken_day("2019-11-04", 2020) == "4th of November 2019"
