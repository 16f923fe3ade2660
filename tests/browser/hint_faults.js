/*
 * What is wrong with where a hint stands: it covers what it speaks of or where one answers it, its ring is cut off, or what
 * it speaks of is out of sight.
 */
() => {
  const faults = [];
  const bubble = document.querySelector('.bubble').getBoundingClientRect();
  const round = ({ left, top, right, bottom }) => [left, top, right, bottom].map(Math.round).join(' ');
  const isOnPage = ({ left, top, right, bottom }) => left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
  const meet = (one, other) =>
    one.left < other.right - 1 && other.left < one.right - 1 && one.top < other.bottom - 1 && other.top < one.bottom - 1;
  const inSight = (element) => {
    let { left, top, right, bottom } = element.getBoundingClientRect();
    for (let around = element.parentElement; around; around = around.parentElement) {
      if (getComputedStyle(around).overflow === 'visible') continue;
      const box = around.getBoundingClientRect();
      [left, top] = [Math.max(left, box.left), Math.max(top, box.top)];
      [right, bottom] = [Math.min(right, box.right), Math.min(bottom, box.bottom)];
    }
    [left, top, right, bottom] = [Math.max(left, 0), Math.max(top, 0), Math.min(right, innerWidth), Math.min(bottom, innerHeight)];
    return { left, top, right, bottom };
  };
  const area = ({ left, top, right, bottom }) => Math.max(0, right - left) * Math.max(0, bottom - top);

  if (!isOnPage(bubble)) faults.push(`the hint is not whole: ${round(bubble)}`);
  const rings = [...document.querySelectorAll('[data-guide-ring]')].map((ring) => ring.getBoundingClientRect());
  if (rings.length === 0) faults.push('nothing is ringed');
  for (const ring of rings) {
    if (!isOnPage(ring)) faults.push(`a ring is not whole: ${round(ring)}`);
    if (meet(ring, bubble)) faults.push(`the hint ${round(bubble)} covers what it speaks of: ${round(ring)}`);
  }
  const drawn = (name) => [...document.querySelectorAll(`[data-guide~="${name}"]`)].filter((it) => it.checkVisibility());
  const named = document.querySelector('.bubble').dataset.anchor.split(' ').map(drawn);
  const targets = named.find((nodes) => nodes.length > 0) ?? [];
  const shares = targets.map((it) => area(inSight(it)) / Math.max(1, area(it.getBoundingClientRect())));
  if (!shares.some((share) => share > 0.98)) faults.push(`what it speaks of is out of sight: ${shares}`);
  for (const target of targets.filter((it) => area(inSight(it)) > 0)) {
    const seen = inSight(target);
    const isRinged = rings.some((it) => it.left <= seen.left + 2 && it.top <= seen.top + 2 && it.right >= seen.right - 2 && it.bottom >= seen.bottom - 2);
    if (!isRinged) faults.push(`no ring around ${round(seen)}: ${rings.map(round)}`);
  }
  const controls = [...document.querySelectorAll(':is([data-rail-content], #main) :is(button, [role="button"])')];
  const open = controls.filter((it) => !it.disabled && it.ariaDisabled !== 'true' && it.checkVisibility() && area(inSight(it)) > 0);
  for (const control of open) {
    const seen = inSight(control);
    if (meet(seen, bubble)) faults.push(`the hint covers an answer: ${control.ariaLabel ?? control.textContent.trim()}`);
  }
  const answers = open.filter((it) => it.matches('[data-choice], [aria-pressed], [data-offers], .primary, [data-rail-content] *'));
  if (!answers.some((it) => area(inSight(it)) > 0.98 * area(it.getBoundingClientRect()))) faults.push('no answer is in sight');
  return faults;
}
