/** `odds` for fights of De Bellis Multitudinis. */

import { type Combatant, plainCombatant, type Rank } from '../../debellis/fights/combatant.ts';
import { assessBetween, settle } from '../../debellis/fights/settle.ts';
import { canShoot } from '../../debellis/shooting/shooters.ts';
import type { Troop } from '../../debellis/troops/troop.ts';
import type { Pair } from '../../engine/contract/combat.ts';
import { isOnFoot } from '../../rules/dbm/combat/counts-as.ts';
import { DBM } from '../../rules/dbm/game.ts';
import { formatTroop, parseTroop } from '../../rules/dbm/troops/troops.ts';
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
import { type DbmValues, help, options } from './odds-options.ts';

const MOST_RANKS = 3;
const MOST_AIDERS = 2;

const troopFrom = (text: string): Troop => troopIn(parseTroop, text);

/** The options that exist for both sides, under one name for either. */
const factsOf = (at: 'A' | 'Z', values: DbmValues) =>
  at === 'A'
    ? {
        going: values.going,
        support: values.support,
        doubleBased: values['double-based'],
        general: values.general,
        demoralised: values.demoralised,
        chariot: values.chariot,
        upslope: values.uphill,
        wades: values.wades,
        charged: values.charged,
      }
    : {
        going: values['enemy-going'],
        support: values['enemy-support'],
        doubleBased: values['enemy-double-based'],
        general: values['enemy-general'],
        demoralised: values['enemy-demoralised'],
        chariot: values['enemy-chariot'],
        upslope: values['enemy-uphill'],
        wades: values['enemy-wades'],
        charged: values['enemy-charged'],
      };

const goingOf = (name: string, text: string) => oneOf(name, text, ['GGo', 'RGo', 'DGo']);

/** An element with the facts that count both in close combat and in a shot. */
function standing(at: 'A' | 'Z', text: string, ownBound: boolean, values: DbmValues): Combatant {
  const { going: word, support, ...said } = factsOf(at, values);
  if (support.length > MOST_RANKS) wrong('at most three ranks support: the second to the fourth');
  const going = goingOf(at === 'A' ? 'going' : 'enemy-going', word);
  const { listed } = values;
  const ranks = support.map(
    (rank, behind): Rank => ({
      base: `rank ${behind + 2}`,
      troop: troopFrom(rank),
      going,
      listed,
      chariot: false,
      mans: false,
      anyGrade: false,
      byExpendables: false,
    }),
  );
  return {
    ...plainCombatant(at, at, troopFrom(text)),
    ...said,
    ownBound,
    going,
    goingForEnemy: going,
    ranks,
  };
}

/** Mounted troops are slowed by their own ground, and by the ground of foot in front of them. */
const isSlowed = (own: Combatant, enemy: Combatant): boolean =>
  own.going !== 'GGo' || (isOnFoot(enemy) && enemy.going !== 'GGo');

const overlaps = (count: number): Combatant['overlappedBy'] =>
  overlapping(count).map(({ by }) => ({ by, how: 'overlap' }));

function inCombat(first: Combatant, second: Combatant, values: DbmValues): Pair<Combatant> {
  const [onEnemy, onOwn] = overlapsIn(values.overlaps);
  if (values.flank && onEnemy > 1) wrong('--overlaps: only the flank that is not attacked can be overlapped');
  const aside = (['flank', 'rear'] as const).filter((how) => values[how]);
  return [
    { ...first, slowed: isSlowed(first, second), overlappedBy: overlaps(onOwn) },
    {
      ...second,
      slowed: isSlowed(second, first),
      overlappedBy: overlaps(onEnemy),
      attackedBy: aside.map((how) => ({ by: how, how })),
      cannotRecoil: values.hemmed || aside.length > 0,
    },
  ];
}

function inShot(first: Combatant, second: Combatant, values: DbmValues): Pair<Combatant> {
  if (!canShoot(DBM, first.troop)) wrong(`${formatTroop(first.troop)} does not shoot`);
  if (values.returned && !canShoot(DBM, second.troop))
    wrong(`${formatTroop(second.troop)} does not shoot back`);
  const count = countOf('aiders', values.aiders, 0, MOST_AIDERS);
  const aiders = Array.from({ length: count }, (_, at) => `aider ${at + 1}`);
  return [
    { ...first, role: values.returned ? 'both' : 'shoots', aiders, throughTrees: values.trees },
    {
      ...second,
      role: values.returned ? 'both' : 'shot-at',
      throughTrees: values.trees,
      cannotRecoil: values.hemmed,
    },
  ];
}

function ask(troops: readonly string[], said: Values): AskedFight {
  const [one, other] = twoOf(troops);
  const values = said as DbmValues;
  const own = oneOf('bound', values.bound, ['own', 'enemy']) === 'own';
  const first = standing('A', one, own, values);
  const second = standing('Z', other, !own, values);
  const [a, z] = values.shot ? inShot(first, second, values) : inCombat(first, second, values);
  const kind = values.shot ? 'shot' : 'close';
  const assessment = assessBetween(DBM, { kind, bases: ['A', 'Z'] }, own ? [a, z] : [z, a]);
  return {
    assessment,
    settle: (assessment, faces) => settle(DBM, assessment, faces),
    names: [formatTroop(first.troop), formatTroop(second.troop)],
  };
}

export const odds: OddsBook = { help, options, ask, table: factorTable(DBM) };
