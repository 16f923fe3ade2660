/** A table as one person plays it: their seats, the game's client, and which drawers are open. */

import { MediaQuery } from 'svelte/reactivity';
import type { TableInfo } from '../protocol/generated';
import type { SoloTable } from '../protocol/solo.svelte';
import { t, texts } from '../text';
import type { Circle } from '../text/render';
import { coloured, facesOf, steady } from './faces';
import type { BoardProps, EndProps, GameClient, RunningClock, Veil } from './game';
import { browserMemory, Guide } from './guide.svelte';
import { linesOf } from './log';
import { Recap } from './recap.svelte';
import { sayFor } from './say';
import { Talk } from './talk.svelte';

export const TABS = ['log', 'messages', 'rules'] as const;
export type Tab = (typeof TABS)[number];

export class Play {
  readonly solo: SoloTable;
  readonly client: GameClient;
  readonly talk: Talk;
  readonly #desk = new MediaQuery('min-width: 1024px');

  tab = $state<Tab>('log');
  /** On a phone the drawer is a sheet that comes and goes; on a desk it is always there. */
  isDrawerOpen = $state(false);
  isMenuOpen = $state(false);
  /** What the host may do. */
  isHostOpen = $state(false);
  /** How the game is played, over everything else. */
  isHowtoOpen = $state(false);
  /** The rule that the rules drawer shows first. */
  rule = $state<string | null>(null);
  /** The plain list instead of the board. */
  isList = $state(false);
  /** The board once more, after the front page. */
  isLookingBack = $state(false);
  /** While a shared screen shows the board, a phone may show the hand and the decision alone. */
  wantsHandOnly = $state(false);
  /** The seat whose curtain is open. */
  #unveiled = $state<number | null>(null);
  #guide: Guide | null = null;

  readonly state = $derived.by(() => this.solo.current);
  readonly table = $derived.by<TableInfo | null>(() => this.state.table);
  readonly you = $derived.by(() => this.state.seat);
  readonly seats = $derived.by(() => facesOf(steady(this.table), this.you));
  readonly names = $derived.by(() => this.seats.map((seat) => seat.name));
  /** Those at the table, and what things are called there. */
  readonly circle = $derived.by<Circle>(() => {
    const [{ names, you, seats }, { view }] = [this, this.state];
    const plain = sayFor(texts(this.table?.game ?? ''), { names, you });
    const meanings = view === null ? undefined : this.client.meta.meanings?.(view, seats, plain);
    return { names, you, self: t('you'), ...(meanings && { meanings }) };
  });
  readonly say = $derived.by(() => sayFor(texts(this.table?.game ?? ''), this.circle));
  /** The colours of the pieces, where a game gives them: everything at the table takes them on. */
  readonly pieces = $derived.by(() => {
    const { view } = this.state;
    const colours = view === null ? undefined : this.client.meta.colours?.(view);
    return colours ? coloured(this.seats, colours) : undefined;
  });
  readonly film = $derived.by(() => this.state.film);
  /** The game is over, and its end has been seen. */
  readonly isOver = $derived.by(() => this.table?.phase === 'over' && !this.film.isPlaying);
  /** Somebody waits for this seat; what is only offered to it keeps nobody. */
  readonly isYourTurn = $derived.by(() => {
    const { meta } = this.client;
    return this.state.isAsked && !this.state.decisions.every(({ kind }) => meta.isOffer?.(kind) === true);
  });
  /** The table waits for this seat, which still sees what led to it. */
  readonly isSoon = $derived.by(() => this.film.isPlaying && (this.state.standing?.decisions.length ?? 0) > 0);
  /** Everything is answered, but may be answered otherwise: the table holds it until its moment. */
  readonly isLocked = $derived.by(() => this.state.held.length > 0 && !this.state.isAsked);
  readonly isShared = $derived.by(() => {
    const { view } = this.state;
    const own = this.seats.filter((seat) => seat.yours).length;
    return view !== null && !this.isOver && this.client.meta.isShared?.(view, own) === true;
  });
  readonly veil = $derived.by<Veil | null>(() => {
    const { you } = this;
    if (!this.isShared || you === null) return null;
    return { isLifted: this.#unveiled === you, lift: () => (this.#unveiled = you), draw: () => this.drawVeil() };
  });
  /** Nothing of this seat's own may be seen now. */
  readonly isVeiled = $derived.by(() => this.veil?.isLifted === false);
  /** On a shared device nobody finds in the log what another was told alone. */
  readonly lines = $derived.by(() =>
    linesOf(this.state.frames, {
      meta: this.client.meta,
      say: this.say,
      taken: this.state.void,
      seats: this.seats,
    }).filter((line) => !(line.isSecret && this.isShared)),
  );
  /** The same with what is said beside the game, and without those one does not want to hear. */
  readonly spoken = $derived.by(() => this.talk.with(this.lines, this.you));
  readonly unread = $derived.by(() => this.talk.unread(this.spoken));
  readonly isHandOnly = $derived.by(() => this.wantsHandOnly && !this.isDesk && (this.table?.screens ?? 0) > 0);
  /** There is a host other than oneself. */
  readonly canReport = $derived.by(() => this.table?.host === false);
  /** "What happened since my last turn", step by step. */
  readonly recap = new Recap(this);
  readonly deadlines = $derived.by<readonly RunningClock[]>(() =>
    [...(this.state.standing?.deadlines ?? [])]
      .sort((one, other) => one.due - other.due)
      .map((deadline) => {
        const { due, clock } = deadline;
        return {
          name: clock.name,
          since: clock.since,
          seats: clock.seats,
          due,
          left: (now) => this.state.left(deadline, now),
        };
      }),
  );

  /** What board, rail and list are handed; null until the first welcome. */
  readonly props = $derived.by<BoardProps | null>(() => {
    const { state, table } = this;
    if (state.view === null || table === null) return null;
    return {
      view: state.view,
      gloss: state.gloss,
      legal: state.legal,
      groups: state.groups,
      decisions: state.decisions,
      send: (action, kind) => state.send(action, kind),
      seats: this.seats,
      you: this.you,
      say: this.say,
      told: state.told,
      fresh: this.recap.events ?? state.freshlyTold,
      scene: state.film.scene,
      skip: () => this.skip(),
      point: (at) => state.point(at),
      pointed: state.pointed,
      table,
      busy: state.busy,
      held: state.held.map((held) => held.action),
      deadlines: this.deadlines,
      veil: this.veil,
      hint: state.hint && {
        action: state.hint.action,
        why: this.say(state.hint.why.key, state.hint.why.args),
        about: state.hint.why.args,
      },
      estimateOf: (action) => state.estimateOf(action),
      refusal: state.refusal,
      openRule: (id) => this.openRule(id),
      asList: () => (this.isList = true),
    };
  });

  /** The board in the game's own words, for the list view. */
  readonly facts = $derived.by(() => {
    const { view, gloss } = this.state;
    return view === null ? undefined : this.client.meta.facts?.(view, this.say, this.seats, gloss);
  });

  readonly endProps = $derived.by<EndProps | null>(() => {
    const { state, table } = this;
    if (state.view === null || table === null) return null;
    const { view, gloss, told } = state;
    return { view, gloss, told, seats: this.seats, you: this.you, say: this.say, table };
  });

  constructor(solo: SoloTable, client: GameClient, talk = new Talk('', () => this.solo.current)) {
    this.solo = solo;
    this.client = client;
    this.talk = talk;
  }

  /** The hints, at a table where somebody learns. */
  get guide(): Guide | null {
    const { table } = this;
    if (table?.learn !== true) return null;
    this.#guide ??= new Guide(this.client.hints, browserMemory(table));
    return this.#guide;
  }

  get isDesk(): boolean {
    return this.#desk.current;
  }

  /** For all seats at this device: none of them keeps another waiting with what has been seen. */
  skip(): void {
    for (const { film } of this.solo.states) film.skip();
  }

  hurry(): void {
    for (const { film } of this.solo.states) film.hurry();
  }

  drawVeil(): void {
    this.#unveiled = null;
  }

  openRule(id: string): void {
    this.rule = id;
    this.open('rules');
  }

  openHowto(): void {
    this.close();
    this.isHowtoOpen = true;
  }

  /** Shows a tab; on a phone the same wish a second time puts it away. */
  open(tab: Tab): void {
    this.tab = tab;
    this.isDrawerOpen = true;
  }

  toggle(tab: Tab): void {
    if (this.isDrawerOpen && this.tab === tab) this.close();
    else this.open(tab);
  }

  close(): void {
    this.isDrawerOpen = false;
    this.isMenuOpen = false;
    this.isHostOpen = false;
  }
}
