/** `odds` for fights of De Bellis Magistrorum Militum. */
import { type Combatant, plainCombatant, type Rank } from '../../debellis/fights/combatant.ts';
import { assessBetween, settle } from '../../debellis/fights/settle.ts';
import { canShoot } from '../../debellis/shooting/shooters.ts';
import type { Going, Troop } from '../../debellis/troops/troop.ts';
import type { Pair } from '../../engine/contract/combat.ts';
import type { DbmmFacts } from '../../rules/dbmm/combat/facts.ts';
import { DBMM } from '../../rules/dbmm/game.ts';
import { formatTroop, parseTroop } from '../../rules/dbmm/troops/troops.ts';
import { factorTable } from '../factor-table.ts';
import {
  type AskedFight,
  countOf,
  type OddsBook,
  oneOf,
  overlapping,
  overlapsIn,
  troopIn,
  twoOf,
  type Values,
  wrong,
} from '../odds-book.ts';
import { type DbmmValues, help, options } from './odds-options.ts';

/** What the words after `--are` say: of an element as such, and of the facts that only DBMM asks for. */
const AS_SUCH: Readonly<Record<string, Partial<Combatant>>> = {
  general: { general: true },
  uphill: { upslope: true },
  'double-based': { doubleBased: true },
  chariot: { chariot: true },
};
const FACTS: Readonly<Record<string, Partial<DbmmFacts>>> = {
  marched: { marched: true },
  failing: { failing: true },
  stroke: { stroke: true },
  wedge: { wedge: true },
  blocked: { blocked: true },
  'elephant-killer': { elephantKiller: true },
  alone: { alone: true },
  'in-town': { inTown: true },
};
const WORDS = [...Object.keys(AS_SUCH), ...Object.keys(FACTS)];

const rankOf = (troop: Troop, behind: number, going: Going, listed: boolean): Rank => ({
  base: `rank ${behind + 2}`,
  troop,
  going,
  listed,
  chariot: false,
  byExpendables: false,
  mans: false,
  anyGrade: false,
});

/** One element with what is said of it. */
function element(at: 'A' | 'Z', text: string, ownBound: boolean, values: DbmmValues): Combatant {
  const words = at === 'A' ? values.are : values['enemy-are'];
  for (const word of words) oneOf(at === 'A' ? 'are' : 'enemy-are', word, WORDS);
  const going = oneOf('going', values.going, ['GGo', 'RGo', 'DGo'] as const);
  const support = at === 'A' ? values.support : [];
  if (support.length > 3) wrong('at most three ranks support: the second to the fourth');
  const ranks = support.map((rank, behind) =>
    rankOf(troopIn(parseTroop, rank), behind, going, values.listed),
  );
  return {
    ...plainCombatant(at, at, troopIn(parseTroop, text)),
    ...Object.assign({}, ...words.map((word) => AS_SUCH[word] ?? {})),
    facts: Object.assign({}, ...words.map((word) => FACTS[word] ?? {})) as Partial<DbmmFacts>,
    ...{ ownBound, going, goingForEnemy: going, ranks },
  };
}

const overlaps = (count: number): Combatant['overlappedBy'] =>
  overlapping(count).map(({ by }) => ({ by, how: 'overlap' }));

function inCombat(first: Combatant, second: Combatant, values: DbmmValues): Pair<Combatant> {
  const [onEnemy, onOwn] = overlapsIn(values.overlaps);
  if (values.flank && onEnemy > 1) wrong('--overlaps: only the flank that is not attacked can be overlapped');
  const aside = (['flank', 'rear'] as const).filter((how) => values[how]);
  const attackedBy = aside.map((how) => ({ by: how, how }));
  return [
    { ...first, overlappedBy: overlaps(onOwn) },
    { ...second, overlappedBy: overlaps(onEnemy), attackedBy },
  ];
}

function inShot(first: Combatant, second: Combatant, values: DbmmValues): Pair<Combatant> {
  const { returned } = values;
  if (!canShoot(DBMM, first.troop)) wrong(`${formatTroop(first.troop)} does not shoot`);
  if (returned && !canShoot(DBMM, second.troop)) wrong(`${formatTroop(second.troop)} does not shoot back`);
  const count = countOf('aiders', values.aiders, 0, 2);
  const elsewhere = Array.from({ length: count }, (_, at) => `aider ${at + 1}`);
  const behindMain = values['second-rank'] ? ['second rank'] : [];
  return [
    { ...first, role: returned ? 'both' : 'shoots', facts: { ...first.facts, elsewhere, behindMain } },
    { ...second, role: returned ? 'both' : 'shot-at' },
  ];
}

function ask(troops: readonly string[], said: Values): AskedFight {
  const [one, other] = twoOf(troops);
  const values = said as DbmmValues;
  const own = oneOf('bound', values.bound, ['own', 'enemy']) === 'own';
  const [first, second] = [element('A', one, own, values), element('Z', other, !own, values)];
  const [a, z] = values.shot ? inShot(first, second, values) : inCombat(first, second, values);
  const fight = { kind: values.shot ? 'shot' : 'close', bases: ['A', 'Z'] } as const;
  return {
    assessment: assessBetween(DBMM, fight, own ? [a, z] : [z, a]),
    settle: (assessment, faces) => settle(DBMM, assessment, faces),
    names: [formatTroop(first.troop), formatTroop(second.troop)],
  };
}

export const odds: OddsBook = { help, options, ask, table: factorTable(DBMM) };
