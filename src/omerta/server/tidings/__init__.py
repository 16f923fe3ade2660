"""Whoever is asked while they are away is told: on their devices by Web Push, or by a webhook."""
