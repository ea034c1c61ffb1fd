"""The modules of the standard library that workers load before snippets may import them."""

from __future__ import annotations

SNIPPET_MODULES = (
    "bisect",
    "calendar",
    "collections",
    "copy",
    "dataclasses",
    "datetime",
    "decimal",
    "enum",
    "fractions",
    "functools",
    "heapq",
    "itertools",
    "json",
    "math",
    "operator",
    "random",
    "re",
    "statistics",
    "string",
    "textwrap",
    "typing",
    "unicodedata",
)
"""What snippets are expected to import; loaded by every worker."""

_FURTHER = """
    abc argparse array ast base64 binascii cmath codecs collections.abc colorsys contextlib
    contextvars copyreg csv difflib dis errno fnmatch gc getopt glob graphlib gzip hashlib hmac
    html inspect io ipaddress itertools keyword linecache locale logging marshal numbers opcode
    os pathlib pickle pkgutil platform pprint queue quopri reprlib secrets select selectors
    shlex shutil signal socket stat string struct subprocess symtable sys sysconfig tempfile
    threading time timeit token tokenize traceback types unittest urllib.parse uuid warnings
    weakref zlib
"""
FURTHER_MODULES = tuple(_FURTHER.split())
"""What else of use they could import; loaded where nothing can be read afterwards."""
