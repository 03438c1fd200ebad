/** Fights and options that `odds` refuses for Hordes of the Things, because no battle can have them. */
import type { Fight } from '../../engine/contract/combat.ts';
import type { Combatant, Fighter } from '../../rules/hott/combat/combatant.ts';
import { STANDARD } from '../../rules/hott/ending/army-size.ts';
import { armyReasons } from '../../rules/hott/setup/army-rules.ts';
import { RANGES } from '../../rules/hott/shooting/arc.ts';
import type { HottValues } from './odds-options.ts';

/** The fight that the user asks about. */
export interface Asked {
  readonly kind: Fight['kind'];
  readonly first: Combatant;
  readonly second: Combatant;
  readonly values: HottValues;
}

type Name = keyof HottValues;

/** Does the user give this option a value other than 0 or false? */
function isSaid(values: HottValues, name: Name): boolean {
  const value = values[name];
  return typeof value === 'string' ? !/^[0,]*$/.test(value) : value;
}

const isStronghold = ({ fighter }: Combatant): boolean => fighter === 'stronghold';
const isAerial = ({ class: own }: Combatant): boolean => own === 'aerial';
const shoots = (fighter: Fighter): boolean => RANGES.some(({ element }) => element === fighter);

function mayBeGeneral({ fighter }: Combatant): boolean {
  if (fighter === 'stronghold') return false;
  const elements = [{ element: fighter, count: 1, general: true }];
  const reasons = armyReasons({ size: STANDARD.ap, elements, stronghold: null });
  return reasons.every(({ rule }) => rule !== 'hott.army.5');
}

const isSupported = ({ fighter, inBadGoing }: Combatant): boolean =>
  (fighter === 'Spears' || fighter === 'Warband') && !inBadGoing;

const HEIGHTS_AND_BANKS: readonly Name[] = ['uphill', 'enemy-uphill', 'bank', 'enemy-bank'];
const GOING: readonly Name[] = ['bad', 'enemy-bad', 'cover', 'enemy-cover'];

/** Fights that do not exist. */
const FIGHTS: readonly { readonly is: (asked: Asked) => boolean; readonly why: string }[] = [
  {
    is: ({ first, second }) => isStronghold(first) && isStronghold(second),
    why: 'two strongholds do not fight each other',
  },
  { is: ({ values }) => values.shot && values.spell, why: 'a fight is either a shot or a spell' },
  {
    is: ({ kind, first }) => kind === 'shot' && !shoots(first.fighter),
    why: `only ${RANGES.map(({ element }) => element).join(' and ')} shoot`,
  },
  {
    is: ({ kind, first }) => kind === 'spell' && first.fighter !== 'Magician',
    why: 'only a magician can bespell',
  },
];

interface Place {
  readonly options: readonly Name[];
  readonly where: (asked: Asked) => boolean;
  readonly why: string;
}

const NO_GENERAL = 'no general is with a stronghold, a god, a dragon, a paladin, lurkers or sneakers';
const NO_SUPPORT =
  'only Spears and Warband have rear support, from an element of their own kind and not in bad going';
const NO_CHARGE = 'artillery moves into contact only with a stronghold';
const NO_MOVE = 'a stronghold never moves';

/** The fights in which each option counts. */
const PLACES: readonly Place[] = [
  {
    options: ['charged', 'enemy-charged', 'overlaps', 'support', 'enemy-support', 'flank', 'rear'],
    where: ({ kind }) => kind === 'close',
    why: 'it counts only in close combat',
  },
  {
    options: HEIGHTS_AND_BANKS,
    where: ({ kind, first, second }) => kind === 'close' && !isAerial(first) && !isAerial(second),
    why: 'heights and banks count only in close combat between ground troops',
  },
  {
    options: [...GOING, ...HEIGHTS_AND_BANKS],
    where: ({ first, second }) => !isStronghold(first) && !isStronghold(second),
    why: 'ground does not count in a fight with a stronghold',
  },
  { options: ['general'], where: ({ first }) => mayBeGeneral(first), why: NO_GENERAL },
  { options: ['enemy-general'], where: ({ second }) => mayBeGeneral(second), why: NO_GENERAL },
  { options: ['support'], where: ({ first }) => isSupported(first), why: NO_SUPPORT },
  { options: ['enemy-support'], where: ({ second }) => isSupported(second), why: NO_SUPPORT },
  {
    options: ['charged'],
    where: ({ first, second }) => first.fighter !== 'Artillery' || isStronghold(second),
    why: NO_CHARGE,
  },
  {
    options: ['enemy-charged'],
    where: ({ first, second }) => second.fighter !== 'Artillery' || isStronghold(first),
    why: NO_CHARGE,
  },
  { options: ['charged'], where: ({ first }) => !isStronghold(first), why: NO_MOVE },
  { options: ['enemy-charged'], where: ({ second }) => !isStronghold(second), why: NO_MOVE },
  {
    options: ['flank', 'rear', 'hemmed'],
    where: ({ second }) => !isStronghold(second),
    why: 'a stronghold has neither flanks nor a rear, and never recoils',
  },
  { options: ['returned'], where: ({ kind }) => kind === 'shot', why: 'it counts only in a shot' },
  {
    options: ['returned'],
    where: ({ second }) => !isStronghold(second),
    why: 'a stronghold never shoots back',
  },
  {
    options: ['returned'],
    where: ({ second }) => shoots(second.fighter),
    why: `only ${RANGES.map(({ element }) => element).join(' and ')} shoot back`,
  },
  {
    options: ['returned'],
    where: ({ first, second }) => first.fighter !== 'Artillery' || second.fighter !== 'Artillery',
    why: 'Artillery shoots only in the bounds of its own side, so it cannot shoot back at Artillery',
  },
  { options: ['shielded'], where: ({ kind }) => kind === 'spell', why: 'it counts only against spells' },
  {
    options: ['near-stronghold'],
    where: ({ kind, second }) => kind === 'spell' && second.fighter === 'Magician',
    why: 'it counts only for a bespelled magician',
  },
  {
    options: ['aiders'],
    where: ({ kind, second }) => kind !== 'close' || isStronghold(second),
    why: 'others aid only in a shot, a spell or an attack on a stronghold',
  },
  {
    options: ['ground-aid'],
    where: ({ kind, first, second, values }) =>
      kind === 'close' && isAerial(first) && isStronghold(second) && isSaid(values, 'aiders'),
    why: 'it counts only for an aerial that has aiders in an attack on a stronghold',
  },
];

/** Options that exclude each other. */
const PAIRS: readonly { readonly both: readonly [Name, Name]; readonly why: string }[] = [
  { both: ['uphill', 'enemy-uphill'], why: 'only one of two opponents is uphill' },
  { both: ['bank', 'enemy-bank'], why: 'only one of two opponents defends a bank' },
  { both: ['charged', 'enemy-charged'], why: 'only the active side moves into contact' },
  { both: ['rear', 'enemy-support'], why: 'an element attacked in the rear has no rear support' },
];

/** The reason to refuse this question; null if it can be answered. */
export function refusalOf(asked: Asked): string | null {
  const { values } = asked;
  const fight = FIGHTS.find(({ is }) => is(asked));
  if (fight) return fight.why;
  for (const { options, where, why } of PLACES) {
    const said = options.find((name) => isSaid(values, name));
    if (said !== undefined && !where(asked)) return `--${said}: ${why}`;
  }
  const pair = PAIRS.find(({ both }) => both.every((name) => isSaid(values, name)));
  return pair ? `--${pair.both.join(' and --')}: ${pair.why}` : null;
}
