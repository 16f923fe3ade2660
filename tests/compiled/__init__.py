"""The compiled rules do what the plain ones do."""
