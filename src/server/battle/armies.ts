/** The armies that seats choose, and the battle that they open. */
import { kindOfArmyFile } from '../../armies/army-file.ts';
import { armyFiles } from '../../armies/load-node.ts';
import { type Contender, type Gathering, type Opener, openerFor } from '../../bots/openings/opening.ts';
import type { Battle } from '../../engine/battle.ts';
import type { Reason } from '../../engine/event.ts';
import { fairDraw } from '../../engine/fair-dice.ts';
import { newPlay } from '../../engine/record.ts';
import type { ArmyChoice } from './log.ts';
import { headerOf, leaders, type Seat, SIDES, type State } from './state.ts';

/** Where the text of a player's own army is put among the files of the program. */
const OWN_PATH = 'own.txt';

const gathered = new Map<string, Gathering>();

/** The armies that come with the program, read once. */
function armiesOf(ruleset: string, opener: Opener): Gathering {
  const known = gathered.get(ruleset) ?? opener.gather(armyFiles());
  gathered.set(ruleset, known);
  return known;
}

type Found = { readonly army: Contender } | { readonly reasons: readonly Reason[] };

const wrong = (key: string, figures: Reason['figures'] = {}): Found => ({
  reasons: [{ rule: '', key, figures }],
});

/** The army of a text; lists of the program may be what it is raised from. */
function armyOfText(opener: Opener, text: string): Found {
  if (kindOfArmyFile(text) !== opener.kind) return wrong('server.army-kind', { kind: opener.kind });
  const lists = armyFiles().filter((file) => kindOfArmyFile(file.text) === 'list');
  const { contenders, wrong: unread } = opener.gather([...lists, { path: OWN_PATH, text }]);
  const [army] = contenders;
  const findings = [
    ...unread.flatMap(({ path, faults }) => (path === OWN_PATH ? faults : [])),
    ...(army?.faults ?? []),
  ];
  if (!army || findings.length > 0)
    return {
      reasons: findings.map(({ key, figures, line }) => ({
        rule: '',
        key: `army.${key}`,
        figures: { ...figures, ...(line === undefined ? {} : { line }) },
      })),
    };
  return { army };
}

/** The army that somebody chose, or what is wrong with the choice. One to be drawn is drawn by the dice's own chance. */
export function armyFor({ terms, secret, seats }: State, choice: ArmyChoice): Found {
  const opener = openerFor(terms.ruleset);
  if (!opener) return wrong('server.no-armies', { ruleset: terms.ruleset });
  if ('text' in choice) return armyOfText(opener, choice.text);
  const known = armiesOf(terms.ruleset, opener);
  if ('id' in choice) {
    const army = known.find(choice.id);
    return army && army.faults.length === 0 ? { army } : wrong('server.no-such-army', { army: choice.id });
  }
  const whole = known.contenders.filter(({ faults }) => faults.length === 0);
  const words = Object.fromEntries(seats.map(({ prepared }, seat) => [String(seat), prepared?.word ?? '']));
  const army = whole[fairDraw({ secret, words }, 'army', Math.min(256, whole.length))];
  return army ? { army } : wrong('server.no-armies', { ruleset: terms.ruleset });
}

/** The sides of the seats: as they took them, or as chance has it. */
function sidesOf({ terms, secret, seats }: State): readonly string[] {
  if (terms.sides === 'chosen') return seats.map(({ side }) => side ?? '');
  const words = Object.fromEntries(seats.map(({ prepared }, seat) => [String(seat), prepared?.word ?? '']));
  const first = fairDraw({ secret, words }, 'sides', SIDES.length);
  return seats.map((_, seat) => SIDES[(first + seat) % SIDES.length] ?? '');
}

export type Opened =
  | { readonly sides: readonly string[]; readonly opening: Battle }
  | { readonly reasons: readonly Reason[] };

/** The battle of two seats that are ready, or why there is none. */
export function openBattle(state: State): Opened {
  const opener = openerFor(state.terms.ruleset);
  const sides = sidesOf(state);
  const seats: readonly Seat[] = state.seats.map((seat, at) => ({ ...seat, side: sides[at] ?? null }));
  const armies = SIDES.map((side) => {
    const choice = leaders({ seats }).find((seat) => seat.side === side)?.prepared?.army;
    return choice ? armyFor(state, choice) : wrong('server.not-ready');
  });
  const reasons = armies.flatMap((found) => ('reasons' in found ? found.reasons : []));
  const [red, blue] = armies.map((found) => ('army' in found ? found.army.army : null));
  if (!opener || reasons.length > 0) return { reasons };
  const checked = opener.open(state.rules, red, blue, state.terms.options);
  if (!checked.ok) return { reasons: checked.faults.map((fault) => ({ rule: '', ...fault })) };
  const { opening } = newPlay(state.rules, headerOf({ ...state, seats }), checked.battle).record;
  return { sides, opening };
}
