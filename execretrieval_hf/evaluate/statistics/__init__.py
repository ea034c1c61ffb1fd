"""Intervals, tests and corrections: plain functions over values of one metric, one a query."""
