"""Frames and records survive any splitting, and nothing malformed passes for a record."""

from __future__ import annotations

import json
import os

import pytest
from hypothesis import given
from hypothesis import strategies as st

from execretrieval_runner.protocol import FrameBuffer, Reporter, pack, parse_records, read_frame

_MESSAGES = st.lists(st.dictionaries(st.text(max_size=3), st.text(max_size=20)), max_size=4)


@given(_MESSAGES, st.integers(1, 50))
def test_frames_are_put_together_again_from_any_pieces(
    messages: list[dict[str, str]], size: int
) -> None:
    data = b"".join(map(pack, messages))
    buffer = FrameBuffer()
    pieces = [data[start : start + size] for start in range(0, len(data), size)]
    assert [message for piece in pieces for message in buffer.feed(piece)] == messages


def test_reading_a_frame_leaves_the_next_one_alone() -> None:
    read_end, write_end = os.pipe()
    with os.fdopen(read_end, "rb", buffering=0), os.fdopen(write_end, "wb", buffering=0) as pipe:
        pipe.write(pack({"n": 1}) + pack({"n": 2}))
        assert read_frame(read_end) == {"n": 1}
        assert read_frame(read_end) == {"n": 2}
        pipe.close()
        assert read_frame(read_end) is None


@given(st.lists(st.text() | st.booleans() | st.lists(st.text(), max_size=2), max_size=5))
def test_reported_records_are_read_back(payloads: list[object]) -> None:
    read_end, write_end = os.pipe()
    with os.fdopen(read_end) as pipe:
        reporter = Reporter(write_end)
        for payload in payloads:
            reporter.report(payload)
        reporter.end()
        os.close(write_end)
        records = parse_records(pipe.read())
    assert list(records.payloads) == payloads
    assert records.ended
    assert records.well_formed


@pytest.mark.parametrize(
    "text",
    [
        "\n",
        "x\n",
        '[1,"pass"]\n',
        '[0,"pass"]\n[0,"pass"]\n',
        '[0,"pass"]\n["end"]\n["end"]\n',
        '["end"]\n[0,"pass"]\n',
        '[0,"pass",1]\n',
        '["0","pass"]\n',
        '{"0":"pass"}\n',
        "[" * 100_000 + "\n",
    ],
)
def test_records_out_of_place_are_not_well_formed(text: str) -> None:
    assert not parse_records(text).well_formed


def test_a_record_without_its_line_break_does_not_count() -> None:
    records = parse_records('[0,"pass"]\n[1,"pa')
    assert records.well_formed
    assert records.payloads == ("pass",)
    assert not records.ended


@given(st.text())
def test_no_text_makes_the_reader_fail(text: str) -> None:
    parse_records(text)
    parse_records(json.dumps(text) + "\n")
