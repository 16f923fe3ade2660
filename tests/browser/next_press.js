/** What to press next: a selector, and a place among all that it finds. `lot` is drawn between 0 and 1. */
({ lot, hasTraded }) => {
  const [MAIN, RAIL, SHEET] = ['#main', '[data-rail-content]', 'dialog[open]'];
  const [ON, OFF] = ['[aria-pressed="true"]', '[aria-pressed="false"]:not(:disabled)'];
  const RASH = 0.9;
  const PRIMARY = 'button.primary:not(:disabled)';

  const all = (selector, within = document) =>
    [...within.querySelectorAll(selector)].filter((it) => it.checkVisibility());
  const has = (selector, within) => all(selector, within).length > 0;
  const pressing = (selector, control) =>
    control ? { selector, at: [...document.querySelectorAll(selector)].indexOf(control), isTrade: false } : null;
  const first = (selector) => pressing(selector, all(selector)[0]);
  const oneOf = (selector, found, share = lot) => pressing(selector, found[Math.floor(share * found.length)]);

  const isReady = has(`${RAIL} ${PRIMARY}`);
  const isCardChosen = has(`${RAIL} li ${ON}`);

  /** Once: a card of one row, then one of another, where both can be chosen before the rest is done. */
  function trade() {
    const rows = all(`${MAIN} section ul, ${RAIL} ul`).filter((row) => has(OFF, row));
    if (hasTraded || rows.length < 2 || !isReady) return null;
    const isBegun = rows.some((row) => has(ON, row));
    const row = isBegun ? rows.find((it) => !has(ON, it)) : rows.at(-1);
    const press = row ? pressing(`ul ${OFF}`, all(OFF, row)[0]) : null;
    return press && { ...press, isTrade: isBegun };
  }

  /** Not while there is something to be done without one. */
  function pieceOfTheBoard() {
    return isReady || has(`${MAIN} ${ON}`) ? null : oneOf(`${MAIN} ${OFF}`, all(`${MAIN} ${OFF}`));
  }

  /** A group need not be a box of its own: its buttons are in sight or not. */
  function undecidedGroup() {
    const groups = [...document.querySelectorAll(`${RAIL} [role="group"], ${RAIL} fieldset`)];
    const open = groups.filter((group) => !has(ON, group));
    return oneOf(`${RAIL} ${OFF}`, open.flatMap((group) => all(OFF, group)));
  }

  function fittingCard() {
    return isCardChosen ? null : first(`${RAIL} .fits ${OFF}`);
  }

  /** Seldom, while there is anything else to do: it is mostly the last that one does. */
  function pointOfNoReturn() {
    const isDue = lot > RASH || !has(`${RAIL} [data-choice]:not(:disabled)`);
    return isDue ? first(`${RAIL} [data-hold]:not(:disabled)`) : null;
  }

  /** One kind of thing, then one of its kind. With a card in hand another only where one is not enough. */
  function anything() {
    const mayTakeCard = !isCardChosen || has(`${RAIL} button.primary:disabled`);
    const choices = `${RAIL} [data-choice]:not(:disabled):not(.ghost):not(${ON})`;
    const kinds = [...(mayTakeCard ? [`${RAIL} li ${OFF}`] : []), `${RAIL} [data-offers]`, choices].filter((it) => has(it));
    if (kinds.length === 0) return null;
    const kind = kinds[Math.floor(lot * kinds.length)];
    return oneOf(kind, all(kind), (lot * kinds.length) % 1);
  }

  if (has(SHEET)) return first(`${SHEET} ${PRIMARY}`) ?? first(`${SHEET} header button`);
  const choice = trade() ?? pieceOfTheBoard() ?? undecidedGroup() ?? fittingCard();
  return choice ?? first(`${RAIL} ${PRIMARY}`) ?? pointOfNoReturn() ?? anything();
}
