/** Whether this browser can keep a passkey at all; how it does is fetched when somebody wants one. */

/** A browser knows passkeys only where nobody can listen, and only for hosts that have a name. */
export function canUsePasskeys(): boolean {
  return 'PublicKeyCredential' in globalThis && isSecureContext && !isNumber(location.hostname);
}

export function isNumber(host: string): boolean {
  return /^[\d.]+$/.test(host) || host.includes(':');
}
