/** The English messages about army files of DBMM. */
import { ENGLISH as SHARED } from '../debellis/messages.en.ts';

export const ENGLISH = {
  ...SHARED,
  'list.supporter': '{troop} gives no support that a list can allow: only Ps, Sp, Bd and Bw do',
  'order.supporter': '{troop} gives no support that a list can allow: leave out "supporting"',
  'dbmm.order.standards': 'an army has one Bge (S), its sacred standards, at most: here are {count}',
  'dbmm.order.stratagem': 'the list does not permit the stratagem {name}',
  'dbmm.order.stratagems': 'the army buys {count} stratagems, where {most} are allowed',
  'dbmm.order.baggage-kept':
    'the {role} keeps baggage that the army gathers: only an ally-general may, so add it to the "army baggage"',
  'dbmm.order.no-price': '{troop} has no price, so no army can buy it',
} as const;
