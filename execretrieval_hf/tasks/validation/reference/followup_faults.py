def followup_faults(answers, rules):
    rows = []
    for question in dict.fromkeys(rule[2] for rule in rules):
        due = any(answers.get(earlier) == opener for earlier, opener, later in rules if later == question)
        answered = answers.get(question, "") != ""
        if due != answered:
            rows.append((question, "missing" if due else "surplus"))
    return rows
