import { BATTLE } from '../../src/engine/battle/kind.ts';
import type { Base, Battle } from '../../src/engine/battle.ts';
import type { Step } from '../../src/engine/contract/sequence.ts';
import type { Ruleset } from '../../src/engine/contract.ts';
import { text } from '../../src/engine/data/form.ts';
import { flowAtPhase } from '../../src/engine/game/flow.ts';
import { open } from '../../src/engine/game/own-form.ts';
import { happen, tell } from '../../src/engine/game/work.ts';

/** The toy ruleset throws once, then asks for orders. `halt` marks bases, and `deploy` places a hidden base. */
const throwing: Step = {
  run: (work, frame) =>
    frame.thrown
      ? { next: 'done' }
      : {
          next: 'wait',
          awaits: [
            {
              by: 'dice',
              kind: 'pips',
              answer: {
                form: 'faces',
                dice: [{ owner: work.battle.turn.active, die: 'D6', purpose: 'pips' }],
              },
            },
          ],
        },
  answer: (work, frame, command) => {
    const face = (command.faces as number[])[0] ?? 0;
    tell(work, { type: 'thrown', figures: { face } }, [{ change: 'points', command: '', left: face }]);
    return { next: 'call', frames: [], then: { ...frame, thrown: true } };
  },
};

const ordering: Step = {
  run: (work) => ({
    next: 'wait',
    awaits: [{ by: work.battle.turn.active, kind: 'orders', answer: { form: 'orders' } }],
  }),
  answer: (work, _, command, by) => {
    const own = (id: string) => work.battle.bases.find((base) => base.id === id && base.side === by);
    if (command.type === 'end-phase') return { next: 'done' };
    if (command.type === 'halt') {
      for (const id of command.bases as string[])
        tell(work, { type: 'halted', figures: { base: id } }, [
          { change: 'mark', base: id, set: { halted: 1 } },
        ]);
      return { next: 'call', frames: [], then: { step: 'ordering' } };
    }
    const hidden = command.type === 'deploy' ? own(String(command.base)) : undefined;
    if (!hidden) return [{ rule: 'toy.order', key: 'toy.no-order' }];
    const [x = 0, y = 0] = command.at as number[];
    const moved: Base = { ...hidden, pose: { x, y, facing: 0 } };
    // A secret placement tells the other side nothing.
    happen(work, {
      type: 'placed-in-secret',
      figures: { base: hidden.id },
      changes: [{ change: 'add', base: moved }],
      secret: { of: by, public: { type: 'placed-in-secret', changes: [] } },
    });
    return { next: 'call', frames: [], then: { step: 'ordering' } };
  },
};

const none = () => {
  throw new Error('the toy ruleset has no table');
};

const parts: Partial<Ruleset> = {
  game: BATTLE,
  id: 'toy',
  version: '1',
  phases: ['throwing', 'ordering'],
  steps: { throwing, ordering },
  dice: { D6: { faces: [1, 2, 3, 4, 5, 6] } },
  combat: {} as Ruleset['combat'],
  reasons: new Proxy({} as Ruleset['reasons'], { get: (_, name) => `toy.${String(name)}` }),
  nextBound: (work) => {
    const active = work.battle.turn.active === 'red' ? 'blue' : 'red';
    tell(work, { type: 'bound-begins' }, [
      { change: 'clear' },
      { change: 'turn', set: { active, bound: work.battle.turn.bound + 1 } },
    ]);
  },
  finish: (battle, how, by) => ({
    winner: how === 'resigned' ? (battle.sides.find((side) => side.id !== by)?.id ?? null) : null,
    how,
    score: [0, 0],
  }),
  hides: (_, base, from) => base.place === 'ambush' && base.side !== from,
  places: {},
  own: { plan: open(text) },
  muster: none,
  questions: {},
};

export const toy = parts as Ruleset;

const toyBase = (id: string, side: string, place: Base['place'] = 'table'): Base => ({
  id,
  side,
  troop: 'Toy',
  width: 40,
  depth: 20,
  place,
  pose: { x: 100, y: side === 'red' ? 100 : 300, facing: 0 },
  marks: {},
  bound: {},
  start: null,
});

export const toyBattle = (blueHides: readonly string[] = []): Battle => ({
  ruleset: 'toy',
  options: {},
  table: { width: 400, depth: 400 },
  terrain: [],
  sides: [
    { id: 'red', edge: 'south', facts: { secret: 1 } },
    { id: 'blue', edge: 'north', facts: { secret: 2 } },
  ],
  bases: [toyBase('A', 'red'), ...blueHides.map((id) => toyBase(id, 'blue', 'ambush')), toyBase('Z', 'blue')],
  turn: { round: 1, bound: 1, active: 'red', pips: {}, drawOffered: null },
  own: {},
  flow: flowAtPhase(toy, 'throwing'),
  result: null,
});
