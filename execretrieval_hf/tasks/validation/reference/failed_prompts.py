def failed_prompts(secret, places, answers):
    padded = secret.lower() + "-" * max(places, default=0)
    return [
        place for place, answer in zip(places, answers.lower()) if padded[place - 1] != answer
    ]
