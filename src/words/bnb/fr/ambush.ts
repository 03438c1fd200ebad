import { far } from '../../length.ts';
import type { Catalogue } from '../../types.ts';

/** Ambushes: laying and opening them. */
export const ambush: Catalogue = {
  'bnb.ambush.baggage': '{base} est un socle de bagages et ne tend pas d’embuscade.',
  'bnb.ambush.commander': 'Le C-en-C ne tend pas d’embuscade.',
  'bnb.ambush.stands': '{base} est déjà sur la table.',
  'bnb.ambush.recorded': '{base} est en embuscade comme consigné et ne se déploie pas.',
  'bnb.ambush.off-table': '{base} ne serait pas entièrement sur la table.',
  'bnb.ambush.too-far': `{base} serait à ${far('distance')} de son bord de table ; l’embuscade se tend à ${far('most')} au plus.`,
  'bnb.ambush.in-water': '{base} serait dans l’eau : {other}.',
  'bnb.ambush.seen': '{base} serait vu depuis la zone de déploiement ennemie.',
  'bnb.ambush.no-site':
    '{base} n’est ni dans un bois, un verger, des dunes, une zone construite ou une ravine (ou des psilètes dans des broussailles), ni caché derrière un bois ou une colline.',
  'bnb.ambush.only-ps':
    'Seuls des psilètes tendent une embuscade dans des broussailles ; {base} n’en est pas.',
  'bnb.ambush.group': '{bases} ne forment pas un seul groupe.',
  'bnb.ambush.one': 'Chaque camp tend une seule embuscade ; celles-ci sont plusieurs : {bases}.',
  'bnb.ambush.bent': 'Une colonne brisée ne tend pas d’embuscade.',
  'event.ambush-recorded': '{side} a dit s’il tend une embuscade.',
  'phase.ambush': 'Embuscade',
  'ask.ambush': '{side} : tendez une embuscade en secret, ou aucune',
};
