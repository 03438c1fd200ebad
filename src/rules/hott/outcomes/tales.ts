/** How outcome moves are told: as which event, by which clause. */
import type { OutcomeTale, OutcomeTales } from '../../../engine/outcomes/carry-out.ts';
import type { HottClause } from '../clauses/ids.ts';

/** The event of each kind of outcome move, the clause behind it, and the mark that the base gets for the bound. */
export const TALES: OutcomeTales<HottClause> = {
  recoil: { type: 'recoiled', rule: 'hott.recoil.1', mark: 'recoiled' },
  push: { type: 'pushed-back', rule: 'hott.recoil.2', mark: 'pushed' },
  displace: { type: 'displaced', rule: 'hott.pass.8', mark: null },
  withdraw: { type: 'withdrew', rule: 'hott.recoil.1', mark: null },
  flee: { type: 'fled', rule: 'hott.flee.3', mark: 'fled' },
  carry: { type: 'carried-along', rule: 'hott.flee.9', mark: 'fled' },
  pursue: { type: 'pursued', rule: 'hott.pursue.1', mark: 'pursued' },
};

export const FOLLOWED: OutcomeTale<HottClause> = { type: 'followed', rule: 'hott.pursue.5', mark: 'pursued' };
