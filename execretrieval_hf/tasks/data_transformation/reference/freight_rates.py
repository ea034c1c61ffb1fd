def freight_rates(shipments, rules):
    table = {(country, product): price for country, product, price in rules}

    def price(country, product):
        for key in ((country, product), (country, "*"), ("*", product), ("*", "*")):
            if key in table:
                return table[key]
        return None

    return [price(*shipment) for shipment in shipments]
