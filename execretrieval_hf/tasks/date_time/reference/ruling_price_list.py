def ruling_price_list(day, tariffs):
    ordered = sorted(tariffs, key=lambda tariff: tariff[1], reverse=True)
    names = [name for name, first, last in ordered if first <= day <= (last or "9999")]
    return names[0] if names else None
