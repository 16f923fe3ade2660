"""Bots that think elsewhere."""
