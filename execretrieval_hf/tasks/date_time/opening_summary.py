"""List the opening hours of a week in lines of a day label, a blank and the hours, with one line for each run of
neighbouring days, Monday to Sunday, of equal hours. Two days are labelled like "Mon, Tue", three to six like
"Mon-Wed", all seven "Daily", and closed days are left out but interrupt a run.

Keywords: compact opening hours lines
Inputs: hours, a list of seven strings, Monday first, such as "09:00-17:00", empty for closed; days are called Mon, Tue, Wed, Thu, Fri, Sat, Sun
Requires: type(hours) is list and len(hours) == 7 and all(re.fullmatch("([0-9:-]+)?", h) for h in hours)
Topic: working hours
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def opening_summary(hours):
    names = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
    lines = []
    start = 0
    while start < 7:
        end = start
        while end < 6 and hours[end + 1] == hours[start]:
            end += 1
        if hours[start]:
            label = names[start]
            if end - start == 6:
                label = "Daily"
            elif end - start == 1:
                label += ", " + names[end]
            elif end > start:
                label += "-" + names[end]
            lines.append(label + " " + hours[start])
        start = end + 1
    return lines


assert opening_summary(["9-17", "9-17", "9-17", "9-17", "9-17", "10-14", ""]) == ["Mon-Fri 9-17", "Sat 10-14"]
assert opening_summary(["9-17", "9-17", "", "9-17", "9-17", "9-17", "8-12"]) == ["Mon, Tue 9-17", "Thu-Sat 9-17", "Sun 8-12"]
assert opening_summary(["0-24", "0-24", "0-24", "0-24", "0-24", "0-24", "0-24"]) == ["Daily 0-24"]
assert opening_summary(["", "", "", "", "", "", ""]) == []
assert opening_summary(["7-9", "8-9", "7-9", "", "", "6-8", "6-8"]) == ["Mon 7-9", "Tue 8-9", "Wed 7-9", "Sat, Sun 6-8"]
assert opening_summary(["", "9-17", "9-17", "9-17", "9-17", "9-17", "9-17"]) == ["Tue-Sun 9-17"]
assert opening_summary(["6-7", "6-7", "6-7", "6-7", "6-7", "6-7", "7-8"]) == ["Mon-Sat 6-7", "Sun 7-8"]
assert opening_summary(["", "", "", "1-2", "1-2", "", "1-2"]) == ["Thu, Fri 1-2", "Sun 1-2"]
assert opening_summary(["", "", "", "1-2", "", "", "3-4"]) == ["Thu 1-2", "Sun 3-4"]
