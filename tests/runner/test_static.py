"""What is told about a snippet without running it."""

from __future__ import annotations

import pytest

from execretrieval_runner import may_define, static


@pytest.mark.parametrize(
    ("tests", "name"),
    [
        (["assert f(1) == 2", "assert f(2) == 3"], "f"),
        (["assert sorted(f(1)) == [2]", "assert f(2)[0] == 3"], "f"),
        (["assert not f(1)", "assert f(2)", "assert f(1).real == 1"], "f"),
        (["assert f(1) == 2", "with pytest.raises(ValueError):\n    f(2)"], "f"),
        (["assert round(f(1), 2) == 0.5"], "f"),
        (["assert f(1) == 2", "assert g(2) == 3"], None),
        (["assert 2 == f(1)"], None),
        (["assert (f(1) if x else 2) == 2"], None),
        (["f = lambda x: x\nassert f(1) == 1"], None),
        (["assert [f(x) for x in ()] == []"], None),
        (["with pytest.raises(ValueError):\n    f(2)"], None),
        (["assert module.f(1) == 2"], None),
        (["assert f(1) =="], None),
        ([], None),
    ],
)
def test_the_tested_function_is_the_one_called_in_every_assertion(
    tests: list[str], name: str | None
) -> None:
    assert static.tested_function(tests) == name


@pytest.mark.parametrize(
    "code",
    [
        "def f(x):\n    return x\n",
        "async def f(x):\n    return x\n",
        "class f:\n    pass\n",
        "f = len\n",
        "f: object = len\n",
        "a, (*f, b) = 1, (2, 3)\n",
        "import f\n",
        "import f.g\n",
        "from math import sqrt as f\n",
        "for f in []:\n    pass\n",
        "with open('x') as f:\n    pass\n",
        "try:\n    pass\nexcept ValueError as f:\n    pass\n",
        "match 1:\n    case f:\n        pass\n",
        "match [1]:\n    case [*f]:\n        pass\n",
        "match {}:\n    case {**f}:\n        pass\n",
        "def g():\n    global f\n",
        "if (f := 1):\n    pass\n",
        "def g():\n    def f():\n        pass\n",
        "\uff46 = 1\n",
        "from math import *\n",
        "exec('f = 1')\n",
        "globals()['f'] = 1\n",
        "import sys\n",
        "import os\n",
        "from . import x\n",
        "from re import sys\n",
        "import re\nre.sys\n",
        "def g():\n    pass\ng.__globals__['f'] = 1\n",
        "def g():\n    pass\nx = getattr(g, '__glob' + 'als__')\n",
        "from operator import attrgetter\n",
        "__builtins__['f'] = 1\n",
        "__import__('os')\n",
        "g = (x for x in [1])\ng.gi_frame.f_globals['f'] = 1\n",
    ],
)
def test_code_that_might_bind_the_name_may_define_it(code: str) -> None:
    assert may_define(code, "f")


@pytest.mark.parametrize(
    "code",
    [
        "def g(f):\n    return f(1)\n",
        "import math\nfrom collections import deque as d\ndef g(x):\n    return math.sqrt(x)\n",
        "class G:\n    def __init__(self, x):\n        self.f = x\n",
        "x = {'f': 1}['f']\n",
        "def g():\n    '''Calls f.'''\n    return 'f'\n",
        "if __name__ == '__main__':\n    print(1)\n",
        "def f(:\n",
        "x = '\0'\n",
    ],
)
def test_code_that_cannot_bind_the_name_does_not_define_it(code: str) -> None:
    assert not may_define(code, "f")


@pytest.mark.parametrize("name", ["len", "pytest"])
def test_a_name_that_exists_without_the_snippet_may_be_defined(name: str) -> None:
    assert may_define("x = 1\n", name)
