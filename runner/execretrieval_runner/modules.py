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

FURTHER_MODULES = tuple(
    """
    abc argparse array ast base64 binascii bz2 cmath cmd codecs collections.abc colorsys
    concurrent.futures configparser contextlib contextvars copyreg csv difflib dis email.message
    email.utils errno fileinput fnmatch gc getopt glob graphlib gzip hashlib hmac html html.parser
    inspect io ipaddress itertools keyword linecache locale logging lzma marshal mimetypes numbers
    opcode os pathlib pickle pkgutil platform pprint queue quopri reprlib sched secrets select
    selectors shelve shlex shutil signal socket stat string struct subprocess symtable sys sysconfig
    tempfile threading time timeit token tokenize traceback types unittest unittest.mock
    urllib.parse uuid warnings weakref xml.dom.minidom xml.etree.ElementTree zipfile zlib
    """.split()
)
"""What else of use they could import; loaded where nothing can be read afterwards."""
