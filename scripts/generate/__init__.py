"""Files that are written from the types: `make generate` writes them anew."""
