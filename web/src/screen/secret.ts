/** The secret of a screen: it makes it itself, and whoever sits at a table lets it in by it. */

const PLACE = 'omerta-screen';
const BYTES = 32;
const SECRET = /^[A-Za-z0-9_-]{43}$/;

export function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

export function isSecret(text: string): boolean {
  return SECRET.test(text);
}

/** The one that came with the address, else the one of this browser, else a new one. It stays the screen's. */
export function ownSecret(anchor: string): string {
  const secret = isSecret(anchor) ? anchor : (kept() ?? newSecret());
  try {
    localStorage.setItem(PLACE, secret);
  } catch {
    // Where nothing may be stored, the screen is another one after a reload.
  }
  return secret;
}

function kept(): string | null {
  try {
    const secret = localStorage.getItem(PLACE) ?? '';
    return isSecret(secret) ? secret : null;
  } catch {
    return null;
  }
}
