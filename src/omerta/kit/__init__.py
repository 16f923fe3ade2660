"""Small shared values that a state has, and ready answers for the parts of the contract most games share."""
