import type { OutcomeTales } from '../../../engine/outcomes/carry-out.ts';
import type { DbmClause } from '../clauses/ids.ts';

/** How each kind of outcome move is told, and the mark it leaves for the bound. */
export const TALES: OutcomeTales & Readonly<Record<keyof OutcomeTales, { readonly rule: DbmClause }>> = {
  recoil: { type: 'recoiled', rule: 'dbm.recoil.3', mark: 'recoiled' },
  push: { type: 'pushed-back', rule: 'dbm.recoil.1', mark: 'pushed' },
  displace: { type: 'displaced', rule: 'dbm.recoil.1', mark: 'pushed' },
  withdraw: { type: 'withdrew', rule: 'dbm.recoil.3', mark: null },
  flee: { type: 'fled', rule: 'dbm.flee.4', mark: 'fled' },
  carry: { type: 'carried-along', rule: 'dbm.flee.5', mark: 'fled' },
  pursue: { type: 'pursued', rule: 'dbm.pursue.6', mark: 'pursued' },
};

export const FOLLOWED = { type: 'followed', rule: 'dbm.pursue.12', mark: 'pursued' } as const;
