/** What a card needs to be drawn, apart from its picture. */

/** In the fingers with its caption, on the table without, or as a mere sign. */
export type CardSize = 'hand' | 'small' | 'mini';

export interface FanCard {
  readonly face: string | null;
  /** The full name, read aloud. */
  readonly label: string;
  readonly caption?: string;
  readonly warn?: boolean;
  readonly dimmed?: boolean;
  readonly selectable?: boolean;
  readonly selected?: boolean;
}
