/** How outcome moves are told: as which event, by which clause. */
import type { OutcomeTale, OutcomeTales } from '../../../engine/outcomes/carry-out.ts';
import type { BnbClause } from '../clauses/ids.ts';

/** The event of each kind of outcome move, the clause behind it, and the mark that the base gets for the bound. */
export const TALES: OutcomeTales<BnbClause> = {
  recoil: { type: 'recoiled', rule: 'bnb.recoil.1', mark: 'recoiled' },
  push: { type: 'pushed-back', rule: 'bnb.push.1', mark: 'pushed' },
  displace: { type: 'displaced', rule: 'bnb.pass.8', mark: 'pushed' },
  withdraw: { type: 'withdrew', rule: 'bnb.withdraw.1', mark: 'withdrew' },
  flee: { type: 'fled', rule: 'bnb.flee.1', mark: 'fled' },
  carry: { type: 'carried-along', rule: 'bnb.flee.2', mark: 'fled' },
  pursue: { type: 'pursued', rule: 'bnb.pursue.1', mark: 'pursued' },
};

export const FOLLOWED: OutcomeTale<BnbClause> = { type: 'followed', rule: 'bnb.pursue.19', mark: 'pursued' };
