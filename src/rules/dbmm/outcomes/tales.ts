import type { OutcomeTales } from '../../../engine/outcomes/carry-out.ts';
import type { DbmmClause } from '../clauses/ids.ts';

/** How each kind of outcome move is told, and the mark it leaves for the bound. */
export const TALES: OutcomeTales<DbmmClause> = {
  recoil: { type: 'recoiled', rule: 'dbmm.recoil.1', mark: 'recoiled' },
  push: { type: 'pushed-back', rule: 'dbmm.push.1', mark: 'pushed' },
  displace: { type: 'displaced', rule: 'dbmm.push.1', mark: 'pushed' },
  withdraw: { type: 'repulsed', rule: 'dbmm.repulse.1', mark: 'repulsed' },
  flee: { type: 'fled', rule: 'dbmm.flee.1', mark: 'fled' },
  carry: { type: 'carried-along', rule: 'dbmm.flee.3', mark: 'fled' },
  pursue: { type: 'pursued', rule: 'dbmm.pursue.2', mark: 'pursued' },
};

export const FOLLOWED = { type: 'followed', rule: 'dbmm.pursue.3', mark: 'pursued' } as const;
