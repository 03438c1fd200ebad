/** The French messages about army files of DBMM. The keywords of the files stay English. */
import { FRENCH as SHARED } from '../debellis/messages.fr.ts';
import type { ENGLISH } from './messages.en.ts';

export const FRENCH: Readonly<Record<keyof typeof ENGLISH, string>> = {
  ...SHARED,
  'list.supporter':
    '{troop} ne donne aucun soutien qu’une liste puisse permettre : seuls les Ps, Sp, Bd et Bw en donnent',
  'order.supporter': '{troop} ne donne aucun soutien qu’une liste puisse permettre : ôtez « supporting »',
  'dbmm.order.standards': 'une armée a au plus un Bge (S), ses étendards sacrés : en voici {count}',
  'dbmm.order.stratagem': 'la liste ne permet pas le stratagème {name}',
  'dbmm.order.stratagems': 'l’armée achète {count} stratagèmes, {most} sont permis',
  'dbmm.order.baggage-kept':
    'le {role} garde des bagages que l’armée réunit : seul un général allié le peut, ajoutez-les à « army baggage »',
  'dbmm.order.no-price': '{troop} n’a pas de prix : aucune armée ne peut l’acheter',
};
