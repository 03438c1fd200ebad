import { describe, expect, test } from 'vitest';
import { toy, toyBattle } from '../../../test/support/toy-ruleset.ts';
import { apply } from '../battle/apply.ts';
import { flag, number, text } from '../data/form.ts';
import { begin, decide } from './decide.ts';
import { closeWithFlow } from './flow.ts';
import { open, openNotes } from './own-form.ts';
import { publicEvent, view } from './view.ts';
import { happen, workOn } from './work.ts';

describe('views', () => {
  test('notes are shown by a list of open ones; if all are open the record is the same object', () => {
    const notes = { rain: true, plan: 'left' };
    const rain = open(flag);
    expect(openNotes({ rain }, notes)).toEqual({ rain: true });
    expect(openNotes({ rain, plan: { form: text } }, notes)).toEqual({ rain: true });
    expect(openNotes({ rain, plan: open(text) }, notes)).toBe(notes);
  });

  test('a note stands for all names that begin with it, up to the dot', () => {
    const notes = { 'rebate.red': 1, rebate: 2, 'rebates.red': 3 };
    expect(openNotes({ 'rebate.': open(number) }, notes)).toEqual({ 'rebate.red': 1 });
  });

  test('a seat gets the notes that its ruleset opens to it', () => {
    const battle = { ...toyBattle(), own: { plan: 'left' } };
    const rules = { ...toy, own: {} };
    expect(view(rules, battle, 'red').own).toEqual({});
    expect(view(toy, battle, 'red').own).toEqual({ plan: 'left' });
  });

  test('the sides are the same list if nothing of them is hidden', () => {
    const battle = toyBattle();
    expect(view({ ...toy, facts: { secret: open(number) } }, battle, 'red').sides).toBe(battle.sides);
    const seen = view({ ...toy, facts: { secret: { form: number } } }, battle, 'red').sides;
    expect(seen.map(({ facts }) => facts)).toEqual([{ secret: 1 }, {}]);
  });

  test('a question shows only its known parts', () => {
    const battle = toyBattle();
    const awaited = { by: 'red', kind: 'orders', answer: { form: 'orders' }, secret: 'ambush' } as const;
    const seen = view(toy, { ...battle, flow: { ...battle.flow, awaits: [awaited] } }, 'blue');
    expect(seen.flow.awaits).toEqual([{ by: 'red', kind: 'orders', answer: { form: 'orders' } }]);
  });

  test.each([null, { type: 'something', changes: [] }])(
    'whoever is told %j of a secret still learns what it leads to',
    (open) => {
      const battle = toyBattle();
      const work = workOn(toy, battle);
      happen(work, { type: 'secret', changes: [], secret: { of: 'blue', public: open } });
      closeWithFlow(work, { ...battle.flow, phase: 'ordering' });
      for (const seat of ['red', 'blue', null]) {
        const told = work.events.flatMap((event) => publicEvent(event, seat) ?? []);
        const folded = told.reduce(apply, view(toy, battle, seat));
        expect(folded).toEqual(view(toy, work.battle, seat));
        expect(folded.flow.phase).toBe('ordering');
      }
    },
  );

  test('a hidden base is as unknown to a seat as a missing one', () => {
    const thrown = decide(toy, begin(toy, toyBattle(['Y'])).battle, { type: 'roll', faces: [3] }, 'dice');
    if (!thrown.ok) throw new Error('the die was refused');
    const named = (base: string) => {
      const decision = decide(toy, thrown.battle, { type: 'halt', bases: [base] }, 'red');
      return decision.ok ? 'taken' : decision.reasons.map(({ key }) => key);
    };
    expect(named('Y')).toEqual(named('nobody'));
    expect(named('A')).toBe('taken');
  });
});
