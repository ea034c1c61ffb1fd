"""A snippet as text, syntax tree and tokens at once, all addressed by character offsets.

Edits splice text, so that nothing but the edited characters changes; the tree says what may be
edited and the tokens say where the things stand that the tree has no position for: operators,
parentheses, keywords.
"""

from __future__ import annotations

import ast
import bisect
import io
import keyword
import tokenize
from typing import TYPE_CHECKING, NamedTuple, TypeAlias, TypeVar, cast

if TYPE_CHECKING:
    from collections.abc import Iterator

Placed: TypeAlias = ast.expr | ast.stmt | ast.arg | ast.keyword
"""Syntax nodes that have a position."""

NodeT = TypeVar("NodeT", bound=ast.AST)

_LAYOUT = frozenset(
    {tokenize.NL, tokenize.COMMENT, tokenize.INDENT, tokenize.DEDENT, tokenize.ENDMARKER}
)
_NEVER_EDITED = frozenset({"annotation", "returns", "decorator_list"})


class Span(NamedTuple):
    """Half-open range of character offsets."""

    start: int
    end: int


class Splice(NamedTuple):
    """Replacement of the characters from `start` to before `end`."""

    start: int
    end: int
    replacement: str


class Token(NamedTuple):
    """A lexical token; layout (comments, blank lines, indentation) is left out."""

    start: int
    end: int
    text: str
    is_name: bool
    is_string: bool


class Source:
    """A snippet prepared for editing.

    Attributes:
        code: The text.
        tree: Its syntax tree.
    """

    def __init__(self, code: str) -> None:
        """Parse `code`.

        Raises:
            SyntaxError: The code does not parse.
        """
        self.code = code
        self.tree = ast.parse(code)
        # str.splitlines would also break at form feeds and U+2028, which Python does not.
        self._lines = code.split("\n")
        self._line_starts = [0]
        for line in self._lines:
            self._line_starts.append(self._line_starts[-1] + len(line) + 1)
        self._tokens = list(self._tokenize())
        self._token_starts = [token.start for token in self._tokens]
        self._slots: dict[ast.AST, tuple[ast.AST, str]] = {}
        self._nodes = list(self._editable_nodes(self.tree))

    # The tree

    def nodes(self, kind: type[NodeT]) -> Iterator[NodeT]:
        """Nodes of one class that may be edited, parents before children.

        Left out is whatever lies in annotations, decorators, docstrings and f-strings: a change
        there has no effect or, before Python 3.12, no reliable position.
        """
        return (node for node in self._nodes if isinstance(node, kind))

    def slot(self, node: ast.AST) -> tuple[ast.AST, str]:
        """The parent of a node and the name of the parent's field that holds it."""
        return self._slots[node]

    def parent(self, node: ast.AST) -> ast.AST:
        """The parent of a node."""
        return self._slots[node][0]

    def block(self, statement: ast.stmt) -> list[ast.stmt]:
        """The list of statements that a statement stands in."""
        parent, field = self._slots[statement]
        statements: list[ast.stmt] = getattr(parent, field)
        return statements

    def _editable_nodes(self, node: ast.AST) -> Iterator[ast.AST]:
        """A node and everything below it that may be edited; fills the table of slots."""
        yield node
        if isinstance(node, ast.JoinedStr):
            return
        for field, value in ast.iter_fields(node):
            if field in _NEVER_EDITED:
                continue
            for child in value if isinstance(value, list) else [value]:
                if isinstance(child, ast.AST) and not _is_bare_string(child):
                    self._slots[child] = (node, field)
                    yield from self._editable_nodes(child)

    # Positions

    def span(self, node: Placed) -> Span:
        """Where a node stands, without parentheses around it."""
        return Span(
            self._offset(node.lineno, node.col_offset),
            # Optional in the type only: the parser sets the end of every node.
            self._offset(cast("int", node.end_lineno), cast("int", node.end_col_offset)),
        )

    def outer(self, node: Placed) -> Span:
        """Where a node stands, with the parentheses that group it and nothing else."""
        start, end = self.span(node)
        first = bisect.bisect_left(self._token_starts, start)
        behind = bisect.bisect_left(self._token_starts, end)
        while (
            first > 0
            and behind < len(self._tokens)
            and self._is_grouping(first - 1)
            and self._tokens[behind].text == ")"
        ):
            first -= 1
            behind += 1
        return Span(min(start, self._token_starts[first]), max(end, self._tokens[behind - 1].end))

    def text(self, span: Span) -> str:
        """The characters of a span."""
        return self.code[span.start : span.end]

    def operator(self, left: ast.expr, right: ast.expr) -> Span:
        """The operator between two neighbouring operands; it may be two words, as in ``not in``."""
        first = bisect.bisect_left(self._token_starts, self.outer(left).end)
        behind = bisect.bisect_left(self._token_starts, self.outer(right).start)
        return Span(self._tokens[first].start, self._tokens[behind - 1].end)

    def token_before(self, offset: int, text: str) -> Span:
        """The last token with this text that ends at or before an offset."""
        index = bisect.bisect_left(self._token_starts, offset) - 1
        while self._tokens[index].text != text:
            index -= 1
        return Span(self._tokens[index].start, self._tokens[index].end)

    def whole_lines(self, statement: ast.stmt) -> Span | None:
        """The lines that a statement fills, newline included; None if it shares one of them.

        Blank lines that its removal would leave at an end of the block, or double, go with it.
        """
        span = self.span(statement)
        first = bisect.bisect_right(self._line_starts, span.start) - 1
        last = bisect.bisect_right(self._line_starts, span.end) - 1
        before = self.code[self._line_starts[first] : span.start]
        behind = self.code[span.end : self._line_starts[last] + len(self._lines[last])]
        if before.strip() or behind.strip():
            return None
        block = self.block(statement)
        blank_before = first > 0 and not self._lines[first - 1].strip()
        if statement is block[-1]:
            while first > 0 and not self._lines[first - 1].strip():
                first -= 1
        elif statement is block[0] or blank_before:
            while not self._lines[last + 1].strip():
                last += 1
        return Span(self._line_starts[first], min(self._line_starts[last + 1], len(self.code)))

    def splice(self, start: int, end: int, replacement: str) -> Splice:
        """A splice at token bounds that is padded with a blank where two words would fuse."""
        before = self.code[:start][-1:]
        behind = self.code[end:][:1]
        if replacement:
            if _is_word(before) and _is_word(replacement[0]):
                replacement = " " + replacement
            if _is_word(behind) and _is_word(replacement[-1]):
                replacement += " "
        elif _is_word(before) and _is_word(behind):
            replacement = " "
        return Splice(start, end, replacement)

    def _offset(self, line: int, byte_column: int) -> int:
        """Character offset of a position as `ast` gives it: columns are bytes of UTF-8 there."""
        text = self._lines[line - 1]
        column = byte_column if text.isascii() else len(text.encode()[:byte_column].decode())
        return self._line_starts[line - 1] + column

    def _tokenize(self) -> Iterator[Token]:
        for token in tokenize.generate_tokens(io.StringIO(self.code).readline):
            if token.type not in _LAYOUT:
                yield Token(
                    self._line_starts[token.start[0] - 1] + token.start[1],
                    self._line_starts[token.end[0] - 1] + token.end[1],
                    token.string,
                    token.type == tokenize.NAME,
                    tokenize.tok_name[token.type] in ("STRING", "FSTRING_END"),
                )

    def _is_grouping(self, index: int) -> bool:
        """Whether a token is a parenthesis that groups, not one that calls or defines."""
        if self._tokens[index].text != "(":
            return False
        if index == 0:
            return True
        before = self._tokens[index - 1]
        if before.is_name:
            return keyword.iskeyword(before.text)
        return not before.is_string and before.text not in (")", "]", "}")


def _is_bare_string(node: ast.AST) -> bool:
    """Whether a node is a docstring or another string that stands as a statement."""
    match node:
        case ast.Expr(value=ast.Constant(value=str())):
            return True
        case _:
            return False


def _is_word(character: str) -> bool:
    return character.isalnum() or character == "_"
