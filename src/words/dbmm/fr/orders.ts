import type { Catalogue } from '../../types.ts';

/** De Bellis Magistrorum Militum : dés des corps, ordres, coups de génie, alliés. */
export const orders: Catalogue = {
  'dbmm.ally.reliable': 'Aucun allié non fiable ne mène le corps {command}.',
  'dbmm.chief.gone':
    'Le C-en-C n’est pas sur le champ de bataille : lui seul change les ordres et active les alliés.',
  'dbmm.chief.points':
    'Cela coûte {price} PIP du corps du C-en-C, à qui il en reste {left, plural, one {#} other {#}}.',
  'dbmm.orders.again': 'Les ordres ont déjà été changés dans ce bond.',
  'dbmm.orders.irregular':
    'Les ordres ne partagent que les dés des corps réguliers ; {command, select, other {{command}}} garde le sien.',
  'dbmm.orders.irregular-chief': 'Seul un C-en-C régulier change les ordres ; {base} est irrégulier.',
  'dbmm.orders.missing': 'Les ordres ne disent pas ce que reçoit le corps {command}.',
  'dbmm.orders.twice':
    'Le {rank, select, high {plus haut dé} next {deuxième dé} other {plus bas dé}} ne va qu’à un seul corps.',
  'dbmm.stroke.none': '{base} n’a pas de coup de génie pour ce bond.',
  'ask.stroke.thrown': '{side} : les dés montrent {faces}. {base} use-t-il d’un coup de génie ?',
  'ask.stroke': '{side} : {base} use-t-il d’un coup de génie ?',
  'choice.stroke': 'user d’un coup de génie',
  'choice.keep': 'le garder',
  'option.stroke-for':
    '{base} double le dé {command, select, other {du corps {command}}} par un coup de génie',
  'option.activate-ally': 'Activer l’allié qui mène le corps {command}',
  'event.ally-activated': '{side} active l’allié du corps {command}.',
  'event.orders-changed': '{side} change les ordres de ses corps.',
  'event.pressing-settled':
    '{side} : ses éléments {press, select, never {ne serrent jamais} always {serrent toujours} other {serrent sur demande}}.',
  'event.orders-recorded': '{side} note les ordres de ses corps.',
  'event.stroke':
    '{base} use d’un coup de génie {use, select, pips {pour des PIP} combat {en combat rapproché} other {pour changer les ordres}} ; {left, plural, =0 {c’était le dernier} one {il en reste #} other {il en reste #}}.',
  'event.stroke-kept': '{base} garde son coup de génie.',
  'screen.chief.orders':
    'Dès votre prochain bond : {even, select, yes {parts égales pour les corps {commands}} other {le plus haut dé d’abord : {commands}}} ({stroke, select, yes {un coup de génie} other {{price} PIP}})',
  'screen.chief.pressing':
    '{press, select, never {Nul ne presse en avant} always {Tous ceux qui le peuvent pressent en avant} other {Demander chaque fois qui presse en avant}}',
};
