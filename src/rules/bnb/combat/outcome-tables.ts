/** The three outcome tables: rows by the loser's type, sentences from left to right. Blood and Blades, outcomes. */
import type { BnbClause } from '../clauses/ids.ts';
import type { TroopClass, TroopType, Weapon } from '../troops/troops.ts';

export type Outcome = 'stand' | 'recoil' | 'flee' | 'spent' | 'destroyed';

/** The enemies of a sentence: by type or class, with exceptions. */
export interface Enemies {
  readonly types?: readonly TroopType[];
  readonly class?: TroopClass;
  readonly butTypes?: readonly TroopType[];
  readonly butClass?: TroopClass;
  /** A type that is excepted only with these weapons. */
  readonly butArmed?: { readonly type: TroopType; readonly weapons: readonly Weapon[] };
}

/** One sentence of a row: it applies if all its conditions are met. */
export interface Sentence {
  readonly outcome: Outcome;
  readonly from?: Enemies;
  /** The going where the loser stands. */
  readonly in?: 'GGo' | 'DGo' | 'dunes';
  /** The going there, as it counts for the enemy. */
  readonly inForEnemy?: 'GGo';
  readonly closeCombat?: true;
}

export interface OutcomeRow {
  readonly rule: BnbClause;
  readonly types: readonly TroopType[];
  readonly sentences: readonly Sentence[];
}

export interface OutcomeTable {
  readonly rule: BnbClause;
  readonly name: 'small' | 'big' | 'very-big';
  /** The bounds of the difference, in multiples of the loser's factor; null for no upper bound. */
  readonly atLeast: number;
  readonly lessThan: number | null;
  readonly otherwise: { readonly rule: BnbClause; readonly outcome: Outcome };
  readonly rows: readonly OutcomeRow[];
}

const RECOIL: Sentence = { outcome: 'recoil' };
const DESTROYED: Sentence = { outcome: 'destroyed' };
const CRUSHERS: Enemies = { types: ['El', 'HCh', 'Wb'] };
const CAMELS_IN_DUNES: Sentence = { outcome: 'recoil', in: 'dunes', from: { types: ['Cm'] } };
const CAUGHT_IN_DGO = { in: 'DGo', closeCombat: true } as const;

export const OUTCOME_TABLES: readonly OutcomeTable[] = [
  {
    rule: 'bnb.outcome.7',
    name: 'small',
    atLeast: 0,
    lessThan: 1,
    otherwise: { rule: 'bnb.outcome.8', outcome: 'recoil' },
    rows: [
      { rule: 'bnb.outcome.9', types: ['Bg'], sentences: [DESTROYED] },
      {
        rule: 'bnb.outcome.10',
        types: ['Hd'],
        sentences: [{ outcome: 'destroyed', from: CRUSHERS }, { outcome: 'stand' }],
      },
      {
        rule: 'bnb.outcome.11',
        types: ['Bd', 'Pk', 'Sp'],
        sentences: [{ outcome: 'destroyed', from: CRUSHERS }, RECOIL],
      },
      {
        rule: 'bnb.outcome.12',
        types: ['Bw'],
        sentences: [{ outcome: 'destroyed', from: { class: 'mounted' }, inForEnemy: 'GGo' }, RECOIL],
      },
      {
        rule: 'bnb.outcome.13',
        types: ['Ax'],
        sentences: [{ outcome: 'destroyed', from: { types: ['HCh'] } }, RECOIL],
      },
      {
        rule: 'bnb.outcome.14',
        types: ['Ps'],
        sentences: [
          { outcome: 'destroyed', in: 'GGo', from: { types: ['Cv', 'LCh', 'LH', 'HCh'] } },
          { outcome: 'flee', in: 'GGo', from: { butTypes: ['Ps', 'El'] } },
          RECOIL,
        ],
      },
      {
        rule: 'bnb.outcome.15',
        types: ['El'],
        sentences: [{ outcome: 'destroyed', from: { types: ['Ax', 'Ps'] } }, RECOIL],
      },
      {
        rule: 'bnb.outcome.16',
        types: ['Cv'],
        sentences: [CAMELS_IN_DUNES, { outcome: 'flee', ...CAUGHT_IN_DGO }, RECOIL],
      },
      {
        rule: 'bnb.outcome.17',
        types: ['LH'],
        sentences: [
          CAMELS_IN_DUNES,
          { outcome: 'flee', ...CAUGHT_IN_DGO },
          { outcome: 'flee', in: 'GGo', from: { butClass: 'skirmishers' } },
          RECOIL,
        ],
      },
      {
        rule: 'bnb.outcome.18',
        types: ['LCh'],
        sentences: [{ outcome: 'destroyed', ...CAUGHT_IN_DGO }, RECOIL],
      },
      {
        rule: 'bnb.outcome.19',
        types: ['HCh'],
        sentences: [
          { outcome: 'destroyed', ...CAUGHT_IN_DGO },
          { outcome: 'destroyed', from: { types: ['El'] } },
          RECOIL,
        ],
      },
    ],
  },
  {
    rule: 'bnb.outcome.21',
    name: 'big',
    atLeast: 1,
    lessThan: 2,
    otherwise: { rule: 'bnb.outcome.22', outcome: 'destroyed' },
    rows: [
      {
        rule: 'bnb.outcome.23',
        types: ['Ps'],
        sentences: [
          { outcome: 'spent', from: { class: 'heavy-infantry', butTypes: ['Bw'] } },
          { outcome: 'recoil', from: { types: ['El'] } },
          { outcome: 'flee', ...CAUGHT_IN_DGO, from: { class: 'mounted' } },
          DESTROYED,
        ],
      },
      {
        rule: 'bnb.outcome.24',
        types: ['Cv', 'LCh'],
        sentences: [{ outcome: 'spent', in: 'GGo', from: { types: ['Pk', 'Sp'] } }, DESTROYED],
      },
      {
        rule: 'bnb.outcome.25',
        types: ['LH'],
        sentences: [
          { outcome: 'flee', ...CAUGHT_IN_DGO },
          {
            outcome: 'spent',
            closeCombat: true,
            from: {
              class: 'infantry',
              butTypes: ['Bw'],
              butArmed: { type: 'Ps', weapons: ['bow', 'crossbow', 'sling'] },
            },
          },
          DESTROYED,
        ],
      },
    ],
  },
  {
    rule: 'bnb.outcome.26',
    name: 'very-big',
    atLeast: 2,
    lessThan: null,
    otherwise: { rule: 'bnb.outcome.27', outcome: 'destroyed' },
    rows: [
      {
        rule: 'bnb.outcome.28',
        types: ['Ps'],
        sentences: [{ outcome: 'flee', from: { types: ['El'] } }, DESTROYED],
      },
    ],
  },
];
