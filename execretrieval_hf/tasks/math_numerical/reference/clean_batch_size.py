def clean_batch_size(recipe, limit):
    for servings in range(1, limit + 1):
        if not any(servings * grams % pack for grams, pack in recipe):
            return servings
    return None
