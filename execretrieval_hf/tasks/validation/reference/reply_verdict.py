def reply_verdict(query, reply):
    match reply:
        case [unit, function, third, *data]:
            if unit != query[0]:
                return "unit"
            if function == query[1] + 128:
                return third
            if function != query[1]:
                return "function"
            return data if len(data) == third else "length"
    return "short"
