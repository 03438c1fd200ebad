/** The English messages about army files of DBMM. */
import { ENGLISH as SHARED } from '../debellis/messages.en.ts';

export const ENGLISH = {
  ...SHARED,
  'list.supporter': '{troop} gives no support that a list can allow: only Ps, Sp, Bd and Bw do',
  'order.supporter': '{troop} gives no support that a list can allow: leave out "supporting"',
  'dbmm.order.standards': 'an army has one Bge (S), its sacred standards, at most: here are {count}',
  'dbmm.order.no-price': '{troop} has no price, so no army can buy it',
} as const;
