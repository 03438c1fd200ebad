import { far } from '../../length.ts';
import type { Catalogue } from '../../types.ts';

/** Deployment: refusals. */
export const setup: Catalogue = {
  'debellis.setup.baggage-first': 'On ne déploie maintenant que les bagages, pas {base}.',
  'debellis.setup.baggage-stands': 'Les bagages {base} restent là où ils ont été déployés.',
  'debellis.setup.baggage-going': 'Les bagages {base} doivent être en bon terrain.',
  'debellis.setup.baggage-in-town':
    'Les bagages {base} sont mobiles : ils ne peuvent pas être en zone construite.',
  'debellis.setup.baggage-group':
    'Le groupe des bagages {base} doit avoir tout son arrière sur son propre bord de table, ou toucher une voie d’eau, une plage ou une rivière.',
  'debellis.setup.other-command': '{base} n’est pas du corps {command}, qui se déploie maintenant.',
  'debellis.setup.deploy-off-table': '{base} ne serait pas entièrement sur la table.',
  'debellis.setup.deploy-too-far': `{base} irait jusqu’à ${far('distance')} de son propre bord ; au plus ${far('most')} sont permis.`,
  'debellis.setup.deploy-aside': `{base} serait à ${far('distance')} d’un petit bord ; il doit en être à plus de ${far('least')}.`,
  'debellis.setup.deploy-on': '{base} ne peut pas être déployé dans {other}.',
  'debellis.setup.still-to-deploy':
    '{count, plural, one {# socle n’est pas encore} other {# socles ne sont pas encore}} sur la table : {bases}.',
  'debellis.setup.no-rear-half':
    '{base} est la moitié avant d’un double socle : placez aligné derrière lui l’élément qui partage son socle.',
  'debellis.setup.option-command': 'Déployer le corps {command}',
};
