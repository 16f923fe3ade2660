"""What travels."""
