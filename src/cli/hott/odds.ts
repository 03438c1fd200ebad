/** `odds` for fights of Hordes of the Things. */
import type { Pair } from '../../engine/contract/combat.ts';
import {
  type Combatant,
  type Fighter,
  type Presser,
  plainCombatant,
} from '../../rules/hott/combat/combatant.ts';
import { fleesOff } from '../../rules/hott/combat/outcome-table.ts';
import { assessBetween, settle } from '../../rules/hott/combat/settle.ts';
import { ELEMENTS, readElement } from '../../rules/hott/troops/troops.ts';
import {
  type AskedFight,
  countOf,
  type OddsBook,
  overlapping,
  overlapsIn,
  twoOf,
  type Values,
  wrong,
} from '../odds-book.ts';
import { type HottValues, help, options } from './odds-options.ts';
import { type Asked, refusalOf } from './odds-refusals.ts';

const STRONGHOLD = 'stronghold';
const MOST_AIDERS = 2;

const fighterFrom = (text: string): Fighter =>
  text.toLowerCase() === STRONGHOLD
    ? STRONGHOLD
    : (readElement(text) ??
      wrong(`"${text}" is no element; there are ${[...ELEMENTS, STRONGHOLD].join(', ')}`));

/** The facts that can be given for both bases, in every kind of fight. */
function standing(at: 'A' | 'Z', text: string, values: HottValues): Combatant {
  const plain = plainCombatant(at, at, fighterFrom(text));
  const [general, bad, cover] =
    at === 'A'
      ? [values.general, values.bad, values.cover]
      : [values['enemy-general'], values['enemy-bad'], values['enemy-cover']];
  // For an aerial only a wood or built-up area is bad going.
  const inCover = cover || (bad && plain.class === 'aerial');
  return { ...plain, general, inBadGoing: bad || inCover, inCover };
}

const aidersOf = (values: HottValues): readonly string[] =>
  Array.from({ length: countOf('aiders', values.aiders, 0, MOST_AIDERS) }, (_, at) => `aider ${at + 1}`);

/** The enemy as an element in front; none if the enemy is a stronghold. */
const pressing = ({ base, fighter, inBadGoing, inCover }: Combatant): readonly Presser[] =>
  fighter === STRONGHOLD ? [] : [{ by: base, element: fighter, inBadGoing, inCover }];

/** The overlaps against `enemy`. A stronghold is never overlapped, and no base overlaps in support of a dragon. */
const overlappedBy = (count: number, own: Combatant, enemy: Combatant): Combatant['besetBy'] =>
  own.fighter === STRONGHOLD || enemy.fighter === 'Dragon'
    ? []
    : overlapping(count).map((each) => ({ ...each, how: 'overlap' }));

/** The bases on the flanks of the second. The flank attacker comes first, and leaves one flank for an overlap. */
function besetting(first: Combatant, second: Combatant, values: HottValues): Combatant['besetBy'] {
  const [onEnemy] = overlapsIn(values.overlaps);
  if (values.flank && onEnemy > 1) wrong('--overlaps: only the flank that is not attacked can be overlapped');
  const flank = values.flank ? [{ by: 'flank', how: 'flank' } as const] : [];
  return [...flank, ...overlappedBy(onEnemy, second, first)].map((each, at) => ({
    ...each,
    flank: at === 0 ? 'left' : 'right',
  }));
}

function inCombat(first: Combatant, second: Combatant, values: HottValues): Pair<Combatant> {
  const [, onOwn] = overlapsIn(values.overlaps);
  return [
    {
      ...first,
      movedIn: values.charged,
      rank: values.support ? 'support' : null,
      uphill: values.uphill,
      defendsBank: values.bank,
      aiders: aidersOf(values),
      withGround: first.class !== 'aerial' || values['ground-aid'],
      besetBy: overlappedBy(onOwn, first, second),
      pressedBy: pressing(second),
    },
    {
      ...second,
      movedIn: values['enemy-charged'],
      rank: values['enemy-support'] ? 'support' : null,
      uphill: values['enemy-uphill'],
      defendsBank: values['enemy-bank'],
      withGround: second.class !== 'aerial',
      besetBy: besetting(first, second, values),
      rearAttackedBy: values.rear ? ['rear'] : [],
      pressedBy: pressing(first),
      cannotRecoil: values.hemmed || values.flank || values.rear,
    },
  ];
}

/** A cleric or paladin shields itself. */
const isShielded = ({ fighter }: Combatant, values: HottValues): boolean =>
  values.shielded || fighter === 'Cleric' || fighter === 'Paladin';

function atDistance(first: Combatant, second: Combatant, values: HottValues): Pair<Combatant> {
  const both = values.shot && values.returned;
  const roles = values.spell ? (['bespells', 'bespelled'] as const) : (['shoots', 'shot-at'] as const);
  return [
    {
      ...first,
      role: both ? 'both' : roles[0],
      aiders: aidersOf(values),
      withGround: first.class !== 'aerial',
    },
    {
      ...second,
      role: both ? 'both' : roles[1],
      shieldedBy: isShielded(second, values) ? 'holy' : null,
      nearOwnStronghold: values['near-stronghold'],
      cannotRecoil: values.hemmed,
    },
  ];
}

const kindOf = ({ shot, spell }: HottValues): Asked['kind'] => (spell ? 'spell' : shot ? 'shot' : 'close');

/** The note on a base that is lost when it flees. */
const notesOn = ({ fighter }: Combatant): readonly string[] =>
  fighter !== STRONGHOLD && fleesOff(fighter)
    ? ['a flight takes it off the battlefield: then it is lost']
    : [];

function ask(troops: readonly string[], said: Values): AskedFight {
  const [one, other] = twoOf(troops);
  const values = said as HottValues;
  const first = standing('A', one, values);
  const second = standing('Z', other, values);
  const kind = kindOf(values);
  const refusal = refusalOf({ kind, first, second, values });
  if (refusal !== null) wrong(refusal);
  const sides = kind === 'close' ? inCombat(first, second, values) : atDistance(first, second, values);
  const assessment = assessBetween({ kind, bases: ['A', 'Z'] }, sides);
  return {
    assessment,
    settle,
    names: [first.fighter, second.fighter],
    notes: [notesOn(first), notesOn(second)],
  };
}

export const odds: OddsBook = { help, options, ask };
