"""What is the average of durations written m:ss, rounded half up to whole seconds and in that form?

Keywords: average of minutes and seconds
Inputs: lengths, a non-empty list of strings, minutes as 0 or without leading zeros, of any size, then a colon and two digits from 00 to 59
Requires: type(lengths) is list and len(lengths) > 0 and all(re.fullmatch("(0|[1-9][0-9]{0,5}):[0-5][0-9]", t) for t in lengths)
Topic: durations
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def mean_length(lengths):
    total = 0
    for text in lengths:
        minutes, seconds = text.split(":")
        total += int(minutes) * 60 + int(seconds)
    count = len(lengths)
    average = (total * 2 + count) // (count * 2)
    minutes, seconds = divmod(average, 60)
    return f"{minutes}:{seconds:02d}"


assert mean_length(["3:00", "4:00"]) == "3:30"
assert mean_length(["0:01", "0:02"]) == "0:02"
assert mean_length(["0:01", "0:01", "0:02"]) == "0:01"
assert mean_length(["59:59", "60:00"]) == "60:00"
assert mean_length(["120:07"]) == "120:07"
assert mean_length(["2:50", "2:55", "3:10", "3:07"]) == "3:01"
assert mean_length(["0:00", "0:00", "0:01"]) == "0:00"
assert mean_length(["1:10", "9:59", "0:00", "4:15", "2:12"]) == "3:31"
