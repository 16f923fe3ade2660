/** The icon of the tab has a mark while somebody is waited for here. */

const PLAIN = '/icon.svg';
const MARKED = '/icon-turn.svg';

export function markIcon(isWaitedFor: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  const wanted = isWaitedFor ? MARKED : PLAIN;
  if (icon && icon.getAttribute('href') !== wanted) icon.setAttribute('href', wanted);
}
