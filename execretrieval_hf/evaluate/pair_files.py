"""Files of pairs and of verdicts: Parquet if the name ends so, else JSON lines."""

from __future__ import annotations

import json
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from execretrieval_runner.errors import ExecRetrievalError
from execretrieval_runner.output import whole_file
from execretrieval_runner.rows import pair_of_row, read_pairs

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    import pyarrow as pa

    from execretrieval_runner import Pair

PARQUET = ".parquet"
ROWS_TOGETHER = 4096

Row = dict[str, Any]


def read_pairs_file(path: Path) -> Iterator[Pair]:
    """Read pairs: columns ``code``, ``tests`` (a list of texts) and perhaps ``id``.

    Raises:
        InvalidJob: a row is no pair, or its suite could not fail.
        ExecRetrievalError: a file that is called Parquet is none.
    """
    if path.suffix == PARQUET:
        for number, row in enumerate(_parquet_rows(path), start=1):
            yield pair_of_row(row, f"row {number}", number)
        return
    with path.open(encoding="utf-8") as lines:
        yield from read_pairs(lines)


def count_pairs(path: Path) -> int:
    """Number of rows in a file of pairs."""
    if path.suffix == PARQUET:
        return int(_parquet_file(path).metadata.num_rows)
    with path.open("rb") as lines:
        return sum(not line.isspace() for line in lines)


@contextmanager
def rows_file(path: Path) -> Iterator[Callable[[Row], object]]:
    """Open a file to write rows of verdicts to; it is there only when it is whole.

    In a Parquet file the ids have the type of the first one.
    """
    with whole_file(path) as part:
        if path.suffix == PARQUET:
            with _ParquetRows(part) as rows:
                yield rows.write
        else:
            with part.open("w", encoding="utf-8") as lines:
                yield lambda row: lines.write(f"{json.dumps(row)}\n")


class _ParquetRows:
    """Rows on their way into a Parquet file, many at a time."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._rows: list[Row] = []
        self._writer: Any = None

    def __enter__(self) -> _ParquetRows:
        return self

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        if kind is None:
            self._flush()
        if self._writer is not None:
            self._writer.close()

    def write(self, row: Row) -> None:
        """Adds a row."""
        self._rows.append(row)
        if len(self._rows) >= ROWS_TOGETHER:
            self._flush()

    def _flush(self) -> None:
        import pyarrow as pa
        import pyarrow.parquet as pq

        if self._writer is None:
            first_id = self._rows[0]["id"] if self._rows else ""
            self._writer = pq.ParquetWriter(self._path, _schema(first_id))
        try:
            table = pa.Table.from_pylist(self._rows, schema=self._writer.schema)
        except pa.ArrowInvalid as error:
            raise ExecRetrievalError(f"ids of one type are needed in Parquet: {error}") from error
        self._writer.write_table(table)
        self._rows.clear()


def _schema(some_id: object) -> pa.Schema:
    import pyarrow as pa

    return pa.schema(
        {
            "id": pa.int64() if isinstance(some_id, int) else pa.string(),
            "key": pa.string(),
            "status": pa.string(),
            "passed": pa.bool_(),
            "outcomes": pa.list_(pa.string()),
            "evidence": pa.string(),
            "level": pa.string(),
            "mode": pa.string(),
            "cpu_s": pa.float64(),
            "wall_s": pa.float64(),
            "max_rss_bytes": pa.int64(),
            "near_limit": pa.bool_(),
            "flaky": pa.bool_(),
            "unpinned": pa.bool_(),
            "reason": pa.string(),
        }
    )


def _parquet_rows(path: Path) -> Iterator[Row]:
    file = _parquet_file(path)
    columns = [name for name in ("id", "code", "tests") if name in file.schema_arrow.names]
    for batch in file.iter_batches(batch_size=ROWS_TOGETHER, columns=columns):
        yield from batch.to_pylist()


def _parquet_file(path: Path) -> Any:  # noqa: ANN401 - pyarrow has no types
    import pyarrow as pa
    import pyarrow.parquet as pq

    try:
        return pq.ParquetFile(path)
    except pa.ArrowInvalid as error:
        raise ExecRetrievalError(f"{path} is no Parquet file: {error}") from error
