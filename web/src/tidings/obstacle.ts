/** What stands in the way of telling somebody on this device. */

/** Why a device cannot be told; null if it can. */
export type Obstacle = 'insecure' | 'impossible' | 'denied';

export function obstacle(): Obstacle | null {
  if (!isSecureContext) return 'insecure';
  if (!('Notification' in globalThis) || !('serviceWorker' in navigator)) return 'impossible';
  return Notification.permission === 'denied' ? 'denied' : null;
}
