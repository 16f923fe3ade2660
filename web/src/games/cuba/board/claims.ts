/** What a suspect's card shows of his story. Words come from outside; a claim nobody made is null. */

import type { EmblemName } from '../pieces/kinds';

/** Counts are printed as 9 diamonds, 2 chips; a count of null is open. */
export type Claim =
  | { readonly diamonds?: number | null; readonly chips?: number | null }
  | { readonly text: string; readonly emblem?: EmblemName }
  | null;

export interface ClaimRow {
  readonly label: string;
  readonly claim: Claim;
  /** The same in words, for those who listen. */
  readonly spoken: string;
  /** It does not fit the neighbour's story. */
  readonly broken?: boolean;
  /** It was told differently before. */
  readonly changed?: boolean;
}

/** How it stands with a pocket: closed, turned out, caught stealing, a mistake paid with a bottle, or out. */
export type Fate = 'closed' | 'open' | 'caught' | 'bottle' | 'out';

export interface Verdict {
  readonly text: string;
  /** Diamonds that came out. */
  readonly diamonds?: number;
  /** The chip that came out. */
  readonly emblem?: EmblemName;
}
