"""The kit has small values that states share, and ready answers for the parts of the contract most games share."""
