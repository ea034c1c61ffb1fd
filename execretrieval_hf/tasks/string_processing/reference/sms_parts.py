import textwrap


def sms_parts(message, limit):
    if limit >= len(message):
        return [message]
    longest = max(map(len, message.split(" ")))
    if longest + 4 > limit:
        return None
    lines = textwrap.wrap(message, limit - 4, break_long_words=False, break_on_hyphens=False)
    return [str(place + 1) + "/" + str(len(lines)) + " " + line for place, line in enumerate(lines)]
