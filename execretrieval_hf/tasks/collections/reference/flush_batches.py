def flush_batches(reports, limit):
    batches = [{}]
    for report in reports:
        if report is None:
            batches.append({})
            continue
        batches[-1][report[0]] = report[1]
        if len(batches[-1]) == limit:
            batches.append({})
    return [list(batch.items()) for batch in batches if batch]
