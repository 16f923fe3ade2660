// A card game of the weight of ours, for boardgame.io: hidden hands, a hidden deck, an open row of cards.
"use strict";

const { PlayerView } = require("boardgame.io/core");

const SUITS = 4;
const RANKS = 12;
const HAND = 6;
const ROW = 12;

function deal({ ctx, random }) {
  const cards = Array.from({ length: SUITS * RANKS }, (_, card) => ({
    id: card,
    suit: card % SUITS,
    rank: Math.floor(card / SUITS),
  }));
  const deck = random.Shuffle(cards);
  const players = {};
  for (let seat = 0; seat < ctx.numPlayers; seat++) players[seat] = deck.splice(0, HAND);
  return {
    secret: { deck },
    players,
    sizes: Array(ctx.numPlayers).fill(HAND),
    row: [],
    taken: Array(ctx.numPlayers).fill(0),
    said: [],
  };
}

// One card is played, the row is worth something to whoever fills it, and the hand is filled again.
function play({ G, playerID, random }, place) {
  const hand = G.players[playerID];
  const [card] = hand.splice(place, 1);
  if (card === undefined) return "INVALID_MOVE";
  G.row.push(card);
  if (G.row.length === ROW) {
    G.taken[playerID] += G.row.reduce((sum, each) => sum + each.rank, 0);
    G.secret.deck = random.Shuffle([...G.secret.deck, ...G.row.splice(0)]);
  }
  hand.push(G.secret.deck.pop());
  G.sizes[playerID] = hand.length;
  G.said = [...G.said.slice(-5), { seat: playerID, suit: card.suit, rank: card.rank }];
}

exports.CardGame = {
  name: "cards",
  setup: deal,
  moves: { play: { move: play, client: false } },
  turn: { minMoves: 1, maxMoves: 1 },
  playerView: PlayerView.STRIP_SECRETS,
  minPlayers: 4,
  maxPlayers: 4,
};
exports.HAND = HAND;
