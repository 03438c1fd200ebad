/** The outcome table: rows by the loser's type, results from left to right. Hordes of the Things, Combat outcome. */
import type { HottClause } from '../clauses/ids.ts';
import type { Fighter, FighterClass } from './combatant.ts';

export type Outcome = 'stand' | 'recoil' | 'flee' | 'destroyed' | 'ensorcelled' | 'captured';

/** One result of a row: it applies if all its conditions are met. */
export interface Result {
  readonly outcome: Outcome;
  /** The opponent is one of these. */
  readonly from?: readonly Fighter[];
  /** The opponent is of this class. */
  readonly fromClass?: FighterClass;
  readonly inContact?: true;
  /** The going where the loser stands. */
  readonly in?: 'bad' | 'good';
  /** The loser moved into contact with the opponent in this bound. */
  readonly movedIn?: true;
  /** The attackers have ground troops among them. */
  readonly byGround?: true;
  /** The flight leads off the battlefield. */
  readonly off?: true;
}

export interface OutcomeRow {
  readonly rule: HottClause;
  readonly fighters: readonly Fighter[];
  /** The first result that fits counts; nothing happens if none fits. */
  readonly results: readonly Result[];
}

const RECOIL: Result = { outcome: 'recoil' };
const FLEES_OFF = { outcome: 'flee', off: true } as const;
const FROM_WARBAND: Result = { outcome: 'destroyed', from: ['Warband'] };
const FROM_KNIGHTS: Result = { outcome: 'destroyed', from: ['Knights'], in: 'good' };
const IN_BAD_GOING: Result = { outcome: 'destroyed', in: 'bad' };
const BESPELT: Result = { outcome: 'ensorcelled', from: ['Magician'] };

const HEROES: readonly Fighter[] = ['Hero', 'Aerial Hero'];

/** Outcomes of the lower total, if it is more than half of the higher. */
export const BEATEN: readonly OutcomeRow[] = [
  {
    rule: 'hott.result.13',
    fighters: ['God'],
    results: [{ ...FLEES_OFF, from: ['God', 'Magician', 'Cleric'] }],
  },
  {
    rule: 'hott.result.14',
    fighters: ['Dragon'],
    results: [{ outcome: 'destroyed', from: [...HEROES, 'Paladin'] }, FLEES_OFF],
  },
  {
    rule: 'hott.result.15',
    fighters: ['Airboat', 'Flyers'],
    results: [{ outcome: 'flee', from: ['Magician'] }, RECOIL],
  },
  {
    rule: 'hott.result.16',
    fighters: HEROES,
    results: [
      BESPELT,
      { outcome: 'destroyed', from: [...HEROES, 'Paladin', 'Artillery'] },
      { outcome: 'flee', from: ['stronghold'] },
      RECOIL,
    ],
  },
  {
    rule: 'hott.result.17',
    fighters: ['Paladin', 'Artillery'],
    results: [{ outcome: 'destroyed', inContact: true }],
  },
  {
    rule: 'hott.result.18',
    fighters: ['Knights'],
    results: [
      { outcome: 'destroyed', from: ['Behemoth'] },
      { outcome: 'destroyed', from: ['Shooters', 'Artillery', 'Magician'], movedIn: true },
      IN_BAD_GOING,
      RECOIL,
    ],
  },
  { rule: 'hott.result.19', fighters: ['Riders'], results: [IN_BAD_GOING, RECOIL] },
  {
    rule: 'hott.result.20',
    fighters: ['Behemoth'],
    results: [{ outcome: 'flee', from: ['Magician', 'Dragon', 'Artillery'] }, RECOIL],
  },
  {
    rule: 'hott.result.21',
    fighters: ['Beasts', 'Shooters'],
    results: [{ outcome: 'destroyed', fromClass: 'mounted', inContact: true }, RECOIL],
  },
  { rule: 'hott.result.22', fighters: ['Blades'], results: [FROM_WARBAND, RECOIL] },
  {
    rule: 'hott.result.23',
    fighters: ['Spears', 'Hordes', 'Cleric'],
    results: [FROM_KNIGHTS, FROM_WARBAND, RECOIL],
  },
  {
    rule: 'hott.result.24',
    fighters: ['Warband'],
    results: [{ outcome: 'destroyed', from: ['Behemoth'] }, FROM_KNIGHTS, RECOIL],
  },
  { rule: 'hott.result.25', fighters: ['Land Lurkers', 'Water Lurkers'], results: [FLEES_OFF] },
  { rule: 'hott.result.26', fighters: ['Sneakers'], results: [{ outcome: 'flee' }] },
  {
    rule: 'hott.result.27',
    fighters: ['Magician'],
    results: [BESPELT, { outcome: 'destroyed', from: [...HEROES, 'Paladin', 'Dragon', 'God'] }, RECOIL],
  },
  {
    rule: 'hott.result.28',
    fighters: ['stronghold'],
    results: [{ outcome: 'captured', inContact: true, byGround: true }],
  },
];

/** Outcomes of the lower total, if it is half of the higher or less. */
export const DOUBLED: readonly OutcomeRow[] = [
  {
    rule: 'hott.result.29',
    fighters: ['Flyers'],
    results: [
      { outcome: 'destroyed', from: [...HEROES, 'Magician', 'Shooters'] },
      { outcome: 'destroyed', fromClass: 'aerial' },
      { outcome: 'flee' },
    ],
  },
];

/** The outcome of a doubled loser without a row of its own. */
export const DOUBLED_OTHERS: { readonly rule: HottClause; readonly outcome: Outcome } = {
  rule: 'hott.result.30',
  outcome: 'destroyed',
};

/** Pairs of opponents that are both destroyed in close combat by equal, odd totals. */
export const MUTUAL: readonly {
  readonly rule: HottClause;
  readonly between: readonly [readonly Fighter[], readonly Fighter[]];
}[] = [
  { rule: 'hott.result.11', between: [HEROES, HEROES] },
  { rule: 'hott.result.12', between: [['Paladin'], ['Magician']] },
];

/** Does a flight of this fighter always lead off the battlefield? */
export const fleesOff = (fighter: Fighter): boolean =>
  BEATEN.some((row) => row.fighters.includes(fighter) && row.results.some(({ off }) => off === true));
