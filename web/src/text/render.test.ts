import { describe, expect, it } from 'vitest';
import type { SeatVariables } from '../protocol/generated';
import { bundleOf } from './bundles';
import { vocabularies } from './keys';
import { type Company, sentence, told, word, writtenArguments } from './render';

const TEXT = `
event-letter-given = { $giver } gives { $taker } { $card } ({ $card_id }).
event-fan-shown = { $seat } opens { $kinds }.
event-piece-put = { $slot }: { $hint_kind ->
    [at] { $hint_symbol } at { $hint_position }
   *[absent] no { $hint_symbol }
}
event-proposed = { $seat }: { $action } [{ $action_id }]
event-value-set = { $value ->
    [none] nothing
   *[other] { $value }
}
event-seen = { $done } { $team }
event-counted = { $spare_box }
claim = { $slot_id ->
    [box-stones] { $value_id ->
        [one] { $value } stone in the box
       *[other] { $value } stones in the box
    }
   *[other] something else
}
action-give-bonus = bonus for { $seat }, { $to }
refusal-too-many = { $seats } seats, { $seat } waits
card-Y = cuffs
card-note-euro-50 = 50 euros
card-parts = the { $first } of { $second }
kind-R = pistol
kind-B = car
symbol-G = badge
slot-P1 = park 1
to-row = into the row
spare-box-Y = cuffs
`;

const SEATS: SeatVariables = {
  events: {
    letter_given: ['giver', 'taker'],
    fan_shown: ['seat'],
    proposed: ['seat'],
    seen: ['team'],
  },
  actions: { give_bonus: ['seat'] },
  names: ['seat', 'seats', 'team'],
};

const company: Company = { bundle: bundleOf('en', [TEXT]), names: ['Anna', 'Bruno', 'Carla'], seats: SEATS };

describe('the fields of a struct are the variables of its sentence', () => {
  it('writes seats as names and values as words, and keeps the value beside', () => {
    const event = { event: 'letter_given', giver: 0, taker: 2, card: 'Y' };
    expect(told(company, event)).toBe('Anna gives Carla cuffs (Y).');
  });

  it('writes underscores and colons of a value as hyphens in its key', () => {
    const event = { event: 'letter_given', giver: 0, taker: 2, card: 'note:euro:50' };
    expect(told(company, event)).toBe('Anna gives Carla 50 euros (note-euro-50).');
  });

  it('lets a sentence select on dots and count in digits', () => {
    const said = (slot: string, value: string) =>
      sentence(company.bundle, 'claim', writtenArguments(company, { slot, value }));
    expect(said('box.stones', '1')).toBe('1 stone in the box');
    expect(said('box.stones', '12')).toBe('12 stones in the box');
    expect(said('box.cards', '12')).toBe('something else');
  });

  it('says a value of two parts by its parts', () => {
    const event = { event: 'letter_given', giver: 0, taker: 2, card: 'seven>hearts' };
    expect(told(company, event)).toBe('Anna gives Carla the seven of hearts (seven>hearts).');
  });

  it('says "none" for a field that this seat may not see and that did not travel', () => {
    expect(told(company, { event: 'letter_given', giver: 0, taker: 2 })).toBe('Anna gives Carla none (none).');
  });

  it('finds the word of a plural field item by item and joins them', () => {
    expect(told(company, { event: 'fan_shown', seat: 1, kinds: ['R', 'B', 'X'] })).toBe('Bruno opens pistol, car, X.');
  });

  it('writes an amount in hundredths with two decimals, as the language does', () => {
    const written = (['de', 'en'] as const).map((language) => {
      const bundle = bundleOf(language, ['paid = { HUNDREDTHS($amount) }']);
      const message = bundle.getMessage('paid');
      return bundle.formatPattern(message?.value ?? '', { amount: 45005 });
    });
    expect(written).toEqual(['450,05', '450.05']);
  });

  it('lays a struct inside flat', () => {
    const hint = { kind: 'at', symbol: 'G', position: 2 };
    expect(told(company, { event: 'piece_put', slot: 'P1', strength: 3, hint })).toBe('park 1: badge at 2');
  });

  it('writes an action inside as its own sentence', () => {
    const action = { do: 'give_bonus', seat: 2, to: 'row' };
    expect(told(company, { event: 'proposed', seat: 0, action })).toBe(
      'Anna: bonus for Carla, into the row [give-bonus]',
    );
  });

  it('calls what is hidden, absent or empty none', () => {
    expect(told(company, { event: 'value_set', value: null })).toBe('nothing');
    expect(told(company, { event: 'fan_shown', seat: 0, kinds: [] })).toBe('Anna opens none.');
  });

  it('writes several seats by name, and truth as a word', () => {
    expect(told(company, { event: 'seen', done: true, team: [0, 1] })).toBe('true Anna and Bruno');
  });

  it('joins a mapping pair by pair', () => {
    expect(told(company, { event: 'counted', spare_box: { Y: 3, W: 1 } })).toBe('cuffs: 3, W: 1');
  });

  it('takes a lone number under a plural name for a count', () => {
    const args = writtenArguments(company, { seats: 2, seat: 1 });
    expect(sentence(company.bundle, 'refusal-too-many', args)).toBe('2 seats, Bruno waits');
  });
});

describe('who and what is meant at this table', () => {
  const TEXT = `
event-walked = { $seat_is ->
    [you] You walk
   *[other] { $seat } walks
} { $slot_is ->
    [bar] to the { $slot }
   *[other] to { $slot }
}
event-won = { $seats_is ->
    [you] You win
   *[other] { $seats } win
}
event-on-duty = On duty: { $seats_with_you }
event-drove = { $place_first }/{ $place_second }
`;
  const seats: SeatVariables = { events: { won: ['seats'], on_duty: ['seats'] }, actions: {}, names: ['seat'] };
  const meanings = new Map([['slot-c3', { name: 'bar at I2', is: 'bar' }]]);
  const at = { bundle: bundleOf('en', [TEXT]), names: ['Anna', 'Bruno'], seats, you: 0, meanings };

  it('is said by a second variable: the reader is "you", a thing what the game calls it', () => {
    expect(told(at, { event: 'walked', seat: 0, slot: 'c3' })).toBe('You walk to the bar at I2');
    expect(told(at, { event: 'walked', seat: 1, slot: 'd4' })).toBe('Bruno walks to d4');
  });

  it('is "you" in a list only where one is alone', () => {
    expect(told(at, { event: 'won', seats: [0] })).toBe('You win');
    expect(told(at, { event: 'won', seats: [0, 1] })).toBe('Anna and Bruno win');
  });

  it('is listed as the table calls the reader, where the sentence wants it so', () => {
    const [both, others] = [[0, 1], [1]].map((seats) => ({ event: 'on_duty', seats }));
    expect(told({ ...at, self: 'you' }, both!)).toBe('On duty: you and Bruno');
    expect(told({ ...at, self: 'you' }, others!)).toBe('On duty: Bruno');
    expect(told(at, both!)).toBe('On duty: Anna and Bruno');
  });

  it('takes a value of two parts apart', () => {
    expect(told(at, { event: 'drove', place: 'h3>E' })).toBe('h3/E');
  });
});

describe('words', () => {
  it('are looked up without the letter and the plural of a field', () => {
    expect(vocabularies('card_a')).toEqual(['card-a', 'card']);
    expect(vocabularies('kinds')).toEqual(['kinds', 'kind']);
  });

  it('are the value itself where nobody has given it a name', () => {
    expect(word(company.bundle, ['kind'], 'Q')).toBe('Q');
  });

  it('are the key where a sentence is missing', () => {
    expect(sentence(company.bundle, 'no-such-sentence', {})).toBe('no-such-sentence');
  });
});
