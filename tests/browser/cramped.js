/*
 * What cannot be reached or read on a small page: it scrolls sideways, a control of the decision or the board cannot be
 * brought into sight whole, a text is cut off, be it the tails of its letters, or one's own name is broken.
 */
() => {
  const faults = [];
  const root = document.documentElement;
  if (root.scrollWidth > innerWidth + 1) faults.push(`the page is ${root.scrollWidth} wide`);
  const spoken = (it) => (it.ariaLabel ?? it.textContent).trim();
  const isHeardOnly = (it) => it.closest('.unseen') !== null;

  // A sheet lies over everything, and is to be pressed then.
  const within = document.querySelector('dialog[open]') ?? document.querySelector('[data-rail]');
  const controls = [...within.querySelectorAll('button:not(:disabled)')].filter((it) => it.checkVisibility());
  for (const control of controls) {
    control.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { left, top, right, bottom, width, height } = control.getBoundingClientRect();
    if (width < 2 || isHeardOnly(control)) continue;
    const isOnPage = left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
    if (!isOnPage) faults.push(`out of sight: ${spoken(control)} at ${[left, top, right, bottom].map(Math.round)}`);
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    if (isOnPage && !control.contains(hit)) faults.push(`covered: ${spoken(control)} by ${hit?.className}`);
  }

  const walk = document.createTreeWalker(document.querySelector('#main').parentElement, NodeFilter.SHOW_TEXT);
  const seen = new Set();
  while (walk.nextNode()) {
    const it = walk.currentNode.parentElement;
    if (!walk.currentNode.data.trim() || seen.has(it) || it.closest('svg') || isHeardOnly(it) || !it.checkVisibility()) continue;
    seen.add(it);
    const { overflowY } = getComputedStyle(it);
    const cut = it.scrollHeight - it.clientHeight;
    const isClamped = getComputedStyle(it).webkitLineClamp !== 'none';
    // What is only heard has a room of one pixel.
    if (/hidden|clip/.test(overflowY) && it.clientHeight > 2 && cut > 1 && !isClamped) faults.push(`cut off by ${cut}: ${it.textContent.trim()}`);
  }

  const name = document.querySelector('[data-rail-head] .name')?.firstChild;
  for (const { 0: word, index } of name?.data.matchAll(/\S+/g) ?? []) {
    const range = document.createRange();
    range.setStart(name, index);
    range.setEnd(name, index + word.length);
    if (range.getClientRects().length > 1) faults.push(`the name is broken: ${word}`);
  }
  return faults;
}
