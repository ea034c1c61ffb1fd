"""Snippets that want to pass without the right answer: each forges a judge in its own process.

python tests/support/forgeries.py       # prints the table of docs/judging.md
"""

from __future__ import annotations

from dataclasses import dataclass

from execretrieval_runner import Limits, Pair, Runner


@dataclass(frozen=True)
class Forgery:
    """A wrong snippet and tests that it passes if it may judge itself."""

    name: str
    code: str
    tests: tuple[str, ...] = ("assert f(3) == 47", "assert f(4) == 'k93'")


_ANYTHING = """
class Anything:
    def _always(self, *others):
        return True
    __eq__ = __ne__ = __lt__ = __le__ = __gt__ = __ge__ = __contains__ = __bool__ = _always
    def _self(self, *others):
        return self
    __add__ = __sub__ = __rsub__ = __abs__ = __round__ = __neg__ = __getitem__ = _self
    __hash__ = None
"""
_FRAMES = """
import sys
def frames():
    frame = sys._getframe(1)
    while frame is not None:
        yield frame
        frame = frame.f_back
def harness(name):
    return next(frame.f_globals for frame in frames() if name in frame.f_globals)
"""
_ANSWER = """
import ast
def answer(test, x):
    if test.startswith(f'assert f({x})'):
        return ast.literal_eval(test.partition('==')[2].strip())
"""
_RECORDS = 'b\'[0,"pass"]\\n[1,"pass"]\\n["end"]\\n\''
_WRITE_RECORDS = f"""
import os
def write_records():
    for descriptor in range(3, 64):
        try:
            os.write(descriptor, {_RECORDS})
        except OSError:
            pass
    os._exit(0)
"""


def _equal(base: str, wrong: str, right: str) -> Forgery:
    """An object of a class like the answer's, which says that it equals everything."""
    return Forgery(
        f"a {base} that equals everything",
        f"class Sly({base}):\n    def __eq__(self, other):\n        return True\n"
        f"    def __ne__(self, other):\n        return False\n    __hash__ = None\n"
        f"def f(x):\n    return Sly({wrong})\n",
        (f"assert f(3) == {right}",),
    )


FORGERIES = (
    Forgery("an object that equals everything", _ANYTHING + "def f(x):\n    return Anything()\n"),
    _equal("int", "1", "47"),
    _equal("float", "1.0", "4.75"),
    _equal("str", "'no'", "'k93'"),
    _equal("bytes", "b'no'", "b'k93'"),
    _equal("list", "[1]", "[4, 7]"),
    _equal("tuple", "(1,)", "(4, 7)"),
    _equal("dict", "{1: 1}", "{4: 7}"),
    _equal("set", "{1}", "{4, 7}"),
    Forgery(
        "a class whose class equals everything",
        "class Meta(type):\n    def __eq__(self, other):\n        return True\n"
        "    __hash__ = type.__hash__\nclass Sly(metaclass=Meta):\n    pass\n"
        "def f(x):\n    return Sly\n",
    ),
    Forgery(
        "an object that is in every list",
        _ANYTHING + "def f(x):\n    return Anything()\n",
        ("assert f(3) in [47, 48]", "assert f(4) in ('k93',)"),
    ),
    Forgery(
        "an object that has every member",
        _ANYTHING + "def f(x):\n    return Anything()\n",
        ("assert 47 in f(3)", "assert 'k93' in f(4)"),
    ),
    Forgery(
        "an object between all numbers",
        _ANYTHING + "def f(x):\n    return Anything()\n",
        ("assert f(3) < 48", "assert f(3) > 46", "assert 46 <= f(3)"),
    ),
    Forgery(
        "an object near all numbers",
        _ANYTHING + "def f(x):\n    return Anything()\n",
        ("assert abs(f(3) - 4.75) < 1e-6", "assert abs(2.5 - f(4)) <= 1e-6"),
    ),
    Forgery(
        "an object that rounds to everything",
        _ANYTHING + "def f(x):\n    return Anything()\n",
        ("assert round(f(3), 2) == 4.75", "assert -f(4) == 3", "assert f(5)[0] == 7"),
    ),
    Forgery(
        "a text whose text equals everything",
        "class Sly(str):\n    def __eq__(self, other):\n        return True\n"
        "    __hash__ = None\nclass Told:\n    def __str__(self):\n        return Sly('no')\n"
        "def f(x):\n    return Told()\n",
        ("assert str(f(3)) == 'k93'",),
    ),
    Forgery(
        "built-in functions shadowed in the snippet",
        _ANYTHING + "def sorted(values):\n    return Anything()\nlen = sum = sorted\n"
        "def f(x):\n    return [x]\n",
        ("assert sorted(f(3)) == [4, 7]", "assert len(f(4)) == 93", "assert sum(f(5)) == 6.5"),
    ),
    Forgery(
        "built-in functions replaced for everybody",
        "import builtins\nbuiltins.len = lambda value: 2\nbuiltins.sum = lambda values: 6.5\n"
        "builtins.sorted = lambda values: [4, 7]\ndef f(x):\n    return ''\n",
        ("assert sorted(f(3)) == [4, 7]", "assert len(f(4)) == 2", "assert sum(f(5)) == 6.5"),
    ),
    Forgery(
        "a built-in function replaced by the function under test",
        "import builtins\ndef f(x):\n    builtins.len = lambda value: 2\n    return ''\n",
        ("found = f(4)\nassert len(found) == 2",),
    ),
    Forgery(
        "the built-in names of the snippet replaced",
        "__builtins__ = {**__builtins__, 'set': lambda values: {4, 7}}\n"
        "def f(x):\n    return [x]\n",
        ("assert set(f(3)) == {4, 7}",),
    ),
    Forgery(
        "tests read from the frames of the harness",
        _FRAMES + _ANSWER + "def f(x):\n    for frame in frames():\n"
        "        for test in frame.f_locals.get('job', {}).get('tests', []):\n"
        "            found = answer(test, x)\n            if found is not None:\n"
        "                return found\n",
    ),
    Forgery(
        "tests read from texts in the frames",
        _FRAMES + _ANSWER + "def f(x):\n    for frame in frames():\n"
        "        for value in list(frame.f_locals.values()):\n"
        "            found = answer(value, x) if isinstance(value, str) else None\n"
        "            if found is not None:\n                return found\n",
    ),
    Forgery(
        "tests found by the garbage collector",
        _ANSWER + "import gc\ndef f(x):\n    gc.unfreeze()\n    for found in gc.get_objects():\n"
        "        if type(found) is list:\n            for test in found:\n"
        "                if type(test) is str and answer(test, x) is not None:\n"
        "                    return answer(test, x)\n",
    ),
    Forgery(
        "constants of the calling test",
        "import sys\ndef f(x):\n    constants = sys._getframe(1).f_code.co_consts\n"
        "    return next(one for one in constants if one not in (x, None))\n",
    ),
    Forgery(
        "constants of the test behind a traceback",
        "def f(x):\n    try:\n        raise ValueError\n    except ValueError as error:\n"
        "        code = error.__traceback__.tb_frame.f_back.f_code\n"
        "    return next(one for one in code.co_consts if one not in (x, None))\n",
    ),
    Forgery(
        "an audit hook that sees the code of tests",
        "import sys\nseen = []\ndef hook(event, arguments):\n    if event == 'exec':\n"
        "        seen.append(arguments[0])\nsys.addaudithook(hook)\n"
        "def f(x):\n    constants = seen[-1].co_consts\n"
        "    return next(one for one in constants if one not in (x, None))\n",
    ),
    Forgery(
        "an audit hook that sees the source of tests",
        _ANSWER + "import sys\nseen = []\ndef hook(event, arguments):\n"
        "    if event == 'compile':\n        seen.append(arguments[0])\nsys.addaudithook(hook)\n"
        "def f(x):\n    source = seen[-1]\n"
        "    return answer(source if isinstance(source, str) else source.decode(), x)\n",
    ),
    Forgery(
        "a profiler that sees the code of tests",
        "import sys\nseen = []\ndef profile(frame, event, argument):\n"
        "    if frame.f_code.co_filename == '<test>':\n        seen.append(frame.f_code)\n"
        "sys.setprofile(profile)\ndef f(x):\n    constants = seen[-1].co_consts\n"
        "    return next(one for one in constants if one not in (x, None))\n",
    ),
    Forgery(
        "a tracer that edits the outcome of tests",
        _FRAMES + "def trace(frame, event, argument):\n"
        "    if frame.f_code.co_name == '_failure':\n"
        "        frame.f_globals['labels'].FAIL = 'pass'\n    return None\n"
        "sys.settrace(trace)\ndef f(x):\n    return 0\n",
    ),
    Forgery(
        "the label of failures renamed",
        _FRAMES + "harness('labels')['labels'].FAIL = 'pass'\ndef f(x):\n    return 0\n",
    ),
    Forgery(
        "the function that names failures replaced",
        _FRAMES + "harness('_failure')['_failure'] = lambda error: 'pass'\n"
        "def f(x):\n    return 0\n",
    ),
    Forgery(
        "the compiler of tests replaced",
        _FRAMES + "nothing = compile('0', '<test>', 'exec')\n"
        "harness('compile_test')['compile_test'] = lambda source: nothing\n",
    ),
    Forgery(
        "compile shadowed in the harness",
        _FRAMES + "nothing = compile('0', '<test>', 'exec')\n"
        "harness('compile_test')['compile'] = lambda *a, **k: nothing\n",
    ),
    Forgery(
        "exec shadowed in the harness",
        _FRAMES + "really = exec\ndef lazy(code, namespace):\n"
        "    if code.co_filename == '<snippet>':\n        really(code, namespace)\n"
        "harness('_failure')['exec'] = lazy\n",
    ),
    Forgery(
        "the records of tests replaced",
        _FRAMES + "harness('Witness')['Witness'].record = lambda self, label: 'pass'\n"
        "def f(x):\n    return 0\n",
    ),
    Forgery(
        "the reporter taught to lie",
        _FRAMES + "for frame in frames():\n    if 'reporter' in frame.f_locals:\n"
        "        kind = type(frame.f_locals['reporter'])\n        write = kind._write\n"
        "        kind._write = lambda self, line: write(self, line.replace('FAIL', 'pass'))\n"
        "def f(x):\n    return 0\n",
    ),
    Forgery(
        "the JSON of records replaced",
        _FRAMES + "for frame in frames():\n    reporter = frame.f_locals.get('reporter')\n"
        "    if reporter is not None:\n"
        "        reporter.report.__globals__['_quote'] = lambda text: '\"pass\"'\n"
        "def f(x):\n    return 0\n",
    ),
    Forgery(
        "the writer of records replaced",
        _FRAMES + "for frame in frames():\n    reporter = frame.f_locals.get('reporter')\n"
        "    if reporter is not None:\n        space = reporter.report.__globals__\n"
        "        write = space['_write']\n"
        "        def sly(descriptor, data):\n"
        "            write(descriptor, data.replace(b'FAIL', b'pass'))\n"
        "            return len(data)\n"
        "        space['_write'] = sly\n"
        "def f(x):\n    return 0\n",
    ),
    Forgery(
        "records written at import, then out",
        _WRITE_RECORDS + "write_records()\n",
    ),
    Forgery(
        "records written by the function, then out",
        _WRITE_RECORDS + "def f(x):\n    write_records()\n",
    ),
    Forgery(
        "records written by a thread",
        _WRITE_RECORDS + "import threading, time\n"
        "threading.Thread(target=write_records).start()\ntime.sleep(1)\n",
    ),
    Forgery(
        "records written by a signal handler",
        _WRITE_RECORDS + "import signal, time\n"
        "signal.signal(signal.SIGALRM, lambda number, frame: write_records())\n"
        "signal.setitimer(signal.ITIMER_REAL, 0.01)\ntime.sleep(1)\n",
    ),
    Forgery(
        "records written by a destructor",
        _WRITE_RECORDS + "class Last:\n    def __del__(self):\n        write_records()\n"
        "def f(x):\n    Last()\n",
    ),
    Forgery(
        "pytest.raises replaced by a context that does nothing",
        "import contextlib, sys\n"
        "sys.modules['pytest'].raises = lambda *a, **k: contextlib.nullcontext()\n"
        "def f(x):\n    return 0\n",
        ("with pytest.raises(ValueError):\n    f(3)",),
    ),
    Forgery(
        "the context of pytest.raises taught to pass",
        "import sys\nkind = type(sys.modules['pytest'].raises(ValueError))\n"
        "kind.__exit__ = lambda self, *error: True\ndef f(x):\n    return 0\n",
        ("with pytest.raises(ValueError, match='k93'):\n    f(3)",),
    ),
)
"""Each of these passes where it judges itself."""

AIMED_AT_SPLIT_MODE = (
    Forgery(
        "reports of its own before those of the test",
        "def f(x):\n    globals()['__value__']('n2f/1')\n    return 0\n",
    ),
    Forgery(
        "a function that reports what it likes",
        "import sys\ndef f(x):\n    space = sys._getframe(1).f_globals\n"
        "    space['__value__'].__self__.reports.append('n2f/0')\n    raise SystemExit\n",
    ),
    Forgery(
        "canonical forms replaced",
        _FRAMES + "space = harness('Witness')['Witness']._value.__globals__\n"
        "space['canonical'] = lambda value: b'sha256:' + b'0' * 64\ndef f(x):\n    return 0\n",
    ),
    Forgery(
        "a report that is no text",
        _FRAMES + "space = harness('Witness')['Witness']._value.__globals__\n"
        "space['as_text'] = lambda form: {'==': True}\ndef f(x):\n    return 0\n",
    ),
    Forgery(
        "a record with labels instead of reports",
        _FRAMES + "harness('Witness')['Witness'].record = lambda self, label: ['pass', ['pass']]\n"
        "def f(x):\n    return 0\n",
    ),
    Forgery(
        "a record without reports",
        _FRAMES + "harness('Witness')['Witness'].record = lambda self, label: ['pass', []]\n"
        "def f(x):\n    return 0\n",
    ),
    Forgery(
        "a number that divides by zero",
        _FRAMES + "space = harness('Witness')['Witness']._value.__globals__\n"
        "space['as_text'] = lambda form: 'n1/0'\ndef f(x):\n    return 0\n",
        ("assert f(3) < 5", "assert abs(f(3) - 4) < 1"),
    ),
    Forgery(
        "every text in reach searched for the answer",
        "import gc, re\ndef f(x):\n    gc.unfreeze()\n    for found in gc.get_objects():\n"
        "        for part in gc.get_referents(found):\n"
        "            if type(part) is str and re.fullmatch('k[0-9]+', part):\n"
        "                return part\n",
        ("assert f(4) == 'k93'",),
    ),
    Forgery(
        "exceptions with the name of the one expected",
        "def f(x):\n    raise type('ValueError', (Exception,), {})\n",
        ("with pytest.raises(ValueError):\n    f(3)",),
    ),
)
"""What a snippet could try that knows how it is judged; they need not forge a plain judge."""


def table() -> str:
    """What became of every forgery in both modes, as Markdown."""
    everyone = [*FORGERIES, *AIMED_AT_SPLIT_MODE]
    pairs = [Pair(one.code, one.tests, one.name) for one in everyone]
    columns: list[dict[str, str]] = []
    for mode in ("plain", "split"):
        with Runner(workers=1, mode=mode) as runner:
            verdicts = runner.run(pairs, limits=Limits(cpu_s=2.0))
            columns.append({one.pair.id: ", ".join(sorted(set(one.outcomes))) for one in verdicts})
    head = "| snippet | `plain` | `split` |\n|---|---|---|\n"
    plain, split = columns
    rows = (f"| {one.name} | {plain[one.name]} | {split[one.name]} |\n" for one in everyone)
    return head + "".join(rows)


if __name__ == "__main__":
    print(table(), end="")  # noqa: T201
