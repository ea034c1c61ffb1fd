"""Which code is marked because no runner can pin what it asks for."""

from __future__ import annotations

import doctest

import pytest

from execretrieval_runner import unpinned
from execretrieval_runner.unpinned import is_unpinned


@pytest.mark.parametrize(
    "code",
    [
        "import time\ntime.time()\n",
        "import os,time\ntime.time_ns()\n",
        "import time as t\nt.perf_counter()\n",
        "from time import time\n",
        "from time import monotonic as clock\n",
        "from time import *\n",
        "def f():\n    import time\n    return time.localtime()\n",
        "from datetime import datetime\ndatetime.now()\n",
        "import datetime\ndatetime.date.today()\n",
        "from datetime import datetime as d\nclock = d.utcnow\n",
        "import uuid\nuuid.uuid4()\n",
        "from uuid import uuid1\n",
        "import secrets\nsecrets.token_hex(4)\n",
        "import os\nos.getpid()\n",
        "from os import urandom\n",
        "import random\nrandom.SystemRandom()\n",
        "import random\nrandom.Random()\n",
        "import random\nrandom.seed()\n",
        "import threading\nthreading.get_ident()\n",
        "def f(x):\n    return id(x)\n",
    ],
)
def test_code_that_asks_for_time_chance_or_identity_is_marked(code: str) -> None:
    assert is_unpinned(code, ["assert f(1) == 1"])
    assert is_unpinned("", ["assert f(1) == 1", code])


@pytest.mark.parametrize(
    "code",
    [
        "import time\ntime.sleep(1)\n",
        "import time\ntime.strptime('1', '%d')\n",
        "from datetime import date\ndate.fromisoformat('2024-01-01')\n",
        "import uuid\nuuid.uuid5(uuid.NAMESPACE_URL, 'x')\n",
        "import os\nos.path.join('a', 'b')\n",
        "import random\nrandom.seed(3)\nrandom.Random(3).choice([1])\n",
        "import random\nrandom.choice([1])\n",
        "def f(now, today):\n    return now.time() < today.time()\n",
        "import re\ndef valid(time):\n    return re.match('now', time)\n",
        "class A:\n    def __init__(self, id):\n        self.id = id\n        self.valid(1)\n",
        "import time\ndef f(:\n    time.time()\n",
    ],
)
def test_other_code_is_not(code: str) -> None:
    assert not is_unpinned(code, ["assert f(1) == 1"])


def test_the_examples_hold() -> None:
    assert doctest.testmod(unpinned).failed == 0
