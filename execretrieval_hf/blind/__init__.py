"""Measures and rules that look at snippets and never read a query."""
