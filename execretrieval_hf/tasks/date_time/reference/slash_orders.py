from datetime import datetime


def slash_orders(texts):
    def possible(text, form):
        try:
            datetime.strptime(text, form)
        except ValueError:
            return False
        return True

    kinds = [(possible(text, "%d/%m/%Y"), possible(text, "%m/%d/%Y")) for text in texts]
    return kinds.count((True, False)), kinds.count((False, True)), kinds.count((True, True))
