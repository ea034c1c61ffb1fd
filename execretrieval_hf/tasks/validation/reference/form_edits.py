def form_edits(saved, sent):
    edits = {}
    for field, text in saved.items():
        new = sent.get(field, "")
        if text and new != text:
            edits[field] = field if new else "-" + field
    return [edits[field] for field in sorted(edits)]
