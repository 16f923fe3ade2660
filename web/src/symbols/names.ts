/** The symbols that every page may use, those of symbols.svg. A game brings its own in `games/<id>/symbols.svg`. */
export const SYMBOLS = [
  'points',
  'u-book',
  'u-message',
  'u-log',
  'u-menu',
  'u-list',
  'u-close',
  'u-check',
  'u-link',
  'u-eye',
  'u-eyeoff',
  'u-clock',
  'u-sound',
  'u-share',
  'u-arrow',
  'u-back',
  'u-plus',
  'u-minus',
  'u-undo',
  'u-search',
  'u-warn',
  'u-chev',
  'u-zoom',
  'u-rot',
  'u-copy',
  'u-bot',
  'hat-fedora',
  'hat-coppola',
  'hat-bowler',
  'hat-tophat',
  'hat-boater',
  'hat-beret',
  'hat-chauffeur',
  'hat-sunhat',
  'hat-toque',
  'hat-sailor',
  'hat-pillbox',
  'hat-alpine',
  'logo-hat',
] as const;

/** A symbol of a game's own sheet: `<game>/<symbol>`. */
export type GameSymbol = `${string}/${string}`;

export type SharedSymbol = (typeof SYMBOLS)[number];
export type SymbolName = SharedSymbol | GameSymbol;
