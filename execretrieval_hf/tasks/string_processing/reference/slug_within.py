import re


def slug_within(heading, limit):
    runs = re.findall("[a-z0-9]+", heading.lower())
    if not runs or limit < 1:
        return ""
    fitting = ["-".join(runs[:n]) for n in range(1, len(runs) + 1)]
    return max((slug for slug in fitting if len(slug) <= limit), key=len, default=runs[0][:limit])
