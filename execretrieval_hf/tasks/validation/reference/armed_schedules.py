def armed_schedules(rules, hour):
    def holds(start, end):
        if start > end:
            return not end <= hour < start
        return start == end or hour in range(start, end)

    return [place for place, rule in enumerate(rules) if holds(*rule)]
