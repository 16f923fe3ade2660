"""`simulate` plays batches of games between bots and reports what came out."""

from omerta.sim.report import Figure, Report, RoleWins, Row
from omerta.sim.share import Share, wilson
from omerta.sim.simulation import Simulation, simulate

__all__ = ["Figure", "Report", "RoleWins", "Row", "Share", "Simulation", "simulate", "wilson"]
