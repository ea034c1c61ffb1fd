def speech_runs(messages, pause, span):
    starts = []
    for i, (author, minute, _) in enumerate(messages):
        previous = messages[i - 1]
        if i == 0 or previous[0] != author:
            starts.append(i)
        elif minute > min(previous[1] + pause, messages[starts[-1]][1] + span):
            starts.append(i)
    blocks = (messages[a:b] for a, b in zip(starts, starts[1:] + [len(messages)]))
    return [(block[0][0], [text for *_, text in block]) for block in blocks]
