"""Convert a year and a day of the year written like 2024-060 or 2024060, four and three digits, into YYYY-MM-DD. Any
other form and the year 0000 give an empty string, a day that the year does not have, such as 000, gives None.

Keywords: julian day of year
Inputs: text, a string; never both the year 0000 and a day outside 001 to 365
Requires: type(text) is str and not re.fullmatch("0000-?(000|36[6-9]|3[7-9][0-9]|[4-9][0-9][0-9])", text)
Topic: calendar positions
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""

import re
from calendar import monthrange


def ordinal_to_date(text):
    if re.fullmatch("[0-9]{4}-?[0-9]{3}", text) is None or text[:4] == "0000":
        return ""
    year = int(text[:4])
    rest = int(text[-3:])
    if rest == 0:
        return None
    for month in range(1, 13):
        length = monthrange(year, month)[1]
        if rest <= length:
            return f"{text[:4]}-{month:02d}-{rest:02d}"
        rest -= length
    return None


assert ordinal_to_date("2024-060") == "2024-02-29"
assert ordinal_to_date("2023060") == "2023-03-01"
assert ordinal_to_date("2023-001") == "2023-01-01"
assert ordinal_to_date("2024-366") == "2024-12-31"
assert ordinal_to_date("2023-366") == None
assert ordinal_to_date("0001-031") == "0001-01-31"
assert ordinal_to_date("2024/060") == ""
assert ordinal_to_date("0000-059") == ""
assert ordinal_to_date("2024-305") == "2024-10-31"
assert ordinal_to_date("2024-000") == None
