/** The armies that seats choose, and the battle that begins with them. */
import { kindOfArmyFile } from '../../armies/army-file.ts';
import { armyFiles } from '../../armies/load-node.ts';
import type { Contender, Gathering, Opener } from '../../bots/opening/opening.ts';
import { OPENED, openerFor } from '../../bots/opening/openings.ts';
import { newPlay } from '../../engine/battle/record.ts';
import type { Battle, SideId } from '../../engine/battle.ts';
import { keptWith } from '../../engine/data/memory.ts';
import type { Reason } from '../../engine/event.ts';
import { fairDraw } from '../../engine/game/records/fair-dice.ts';
import type { Checked } from '../../engine/setup/check-setup.ts';
import type { ArmyChoice } from '../../protocol/requests.ts';
import { SIDES } from '../../protocol/terms.ts';
import { headerOf, leaders, type Seat, type State } from './state.ts';

/** The file name under which a player's own army text is read. */
const OWN_PATH = 'own.txt';

/** The armies of the program, read once. */
const armiesOf = keptWith((opener: Opener): Gathering => opener.gather(armyFiles()));

type Found = { readonly army: Contender } | { readonly reasons: readonly Reason[] };

const wrong = (key: string, figures: Reason['figures'] = {}): Found => ({
  reasons: [{ rule: '', key, figures }],
});

/** The army of a text; it may use the lists of the program. */
function armyOfText(ruleset: string, opener: Opener, text: string): Found {
  const kind = kindOfArmyFile(text);
  if (kind?.ruleset !== ruleset || kind.heading !== opener.kind)
    return wrong('server.army-kind', { kind: opener.kind });
  const lists = armyFiles().filter((file) => {
    const its = kindOfArmyFile(file.text);
    return its?.ruleset === ruleset && its.heading !== opener.kind;
  });
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

/** The chosen army, or the faults of the choice; null for an army that will be drawn. */
export function armyFor({ terms }: State, choice: ArmyChoice): Found | null {
  const opener = openerFor(terms.ruleset);
  if (!opener) return wrong('server.no-armies', { ruleset: terms.ruleset, known: OPENED });
  if ('drawn' in choice) return null;
  if ('text' in choice) return armyOfText(terms.ruleset, opener, choice.text);
  const army = armiesOf(opener).find(choice.id);
  return army && army.faults.length === 0 ? { army } : wrong('server.no-such-army', { army: choice.id });
}

const wordsOf = ({ seats }: State): Readonly<Record<string, string>> =>
  Object.fromEntries(seats.map(({ prepared }, seat) => [String(seat), prepared?.word ?? '']));

/**
 * The armies in the random order in which a side tries them. If the enemy's army is known, suitable ones come first.
 */
function drawn(state: State, opener: Opener, side: SideId, enemy: unknown): readonly unknown[] {
  const whole = armiesOf(opener).contenders.filter(({ faults }) => faults.length === 0);
  const armies = whole.map(({ army }) => army);
  const first = fairDraw(
    { secret: state.secret, words: wordsOf(state) },
    `army ${side}`,
    Math.min(256, armies.length),
  );
  const turned = [...armies.slice(first), ...armies.slice(0, first)];
  const suited = enemy === null || !opener.rivals ? [] : opener.rivals(enemy, turned);
  return [...suited, ...turned];
}

/** The sides of the seats: chosen by the players, or drawn. */
function sidesOf(state: State): readonly string[] {
  const { terms, secret, seats } = state;
  if (terms.sides === 'chosen') return seats.map(({ side }) => side ?? '');
  const first = fairDraw({ secret, words: wordsOf(state) }, 'sides', SIDES.length);
  return state.seats.map((_, seat) => SIDES[(first + seat) % SIDES.length] ?? '');
}

export type Opened =
  | { readonly sides: readonly string[]; readonly opening: Battle }
  | { readonly reasons: readonly Reason[] };

/** The battle of two armies. Of drawn armies, the first pair that can fight is taken. */
function openWith(state: State, opener: Opener, red: unknown, blue: unknown): Checked {
  const reds = red === null ? drawn(state, opener, 'red', blue) : [red];
  let last: Checked = { ok: false, faults: [] };
  for (const one of reds)
    for (const other of blue === null ? drawn(state, opener, 'blue', one) : [blue]) {
      last = opener.open(state.rules, one, other, state.terms.options);
      if (last.ok) return last;
    }
  return last;
}

/** The battle of two seats that are ready, or the reasons why it cannot begin. */
export function openBattle(state: State): Opened {
  const opener = openerFor(state.terms.ruleset);
  const sides = sidesOf(state);
  const seats: readonly Seat[] = state.seats.map((seat, at) => ({ ...seat, side: sides[at] ?? null }));
  const found = SIDES.map((side) => {
    const choice = leaders({ seats }).find((seat) => seat.side === side)?.prepared?.army;
    return choice ? armyFor(state, choice) : wrong('server.not-ready');
  });
  const reasons = found.flatMap((each) => (each && 'reasons' in each ? each.reasons : []));
  if (!opener || reasons.length > 0) return { reasons };
  const [red, blue] = found.map((each) => (each && 'army' in each ? each.army.army : null));
  const checked = openWith(state, opener, red, blue);
  if (!checked.ok) return { reasons: checked.faults.map((fault) => ({ rule: '', ...fault })) };
  const { opening } = newPlay(state.rules, headerOf({ ...state, seats }), checked.battle).record;
  return { sides, opening };
}
