/** How values name their sentences; the same customs as `omerta.text.keys`. */

/** `door_opened` and `note:euro:50` on the wire, `door-opened` and `note-euro-50` in keys. */
export function hyphened(name: string): string {
  return name.replaceAll(/[_:.]/g, '-');
}

/** As a sentence can select on it: `took.stones` by the name `took-stones`, a count in digits by its number. */
export function selectable(value: string): string | number {
  return /^(?:0|[1-9][0-9]{0,5})$/.test(value) ? Number(value) : value.replaceAll(/[:.]/g, '-');
}

/** Where the value of a field may have its name: `card_a` and `cards` are looked up as `card`, too. */
export function vocabularies(field: string): string[] {
  const stem = field.replace(/_a$/, '').replace(/_b$/, '');
  const singular = stem.endsWith('s') ? stem.slice(0, -1) : stem;
  return [...new Set([field, stem, singular].map(hyphened))];
}
