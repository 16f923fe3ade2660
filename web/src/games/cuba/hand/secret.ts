/** Whose portrait stands on the secret card. */

import { ROLES, type Role } from '../pieces/kinds';

/** Both agents are one person; a rule breaker has no portrait. */
export function portraitFor(role: string | null): Role | null {
  if (role === 'fbi' || role === 'cia') return 'agent';
  return ROLES.find((other) => other === role) ?? null;
}
