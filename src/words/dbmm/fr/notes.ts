import type { Catalogue } from '../../types.ts';
import { named } from './stratagems.ts';

/** De Bellis Magistrorum Militum : le panneau des notes. */
export const notes: Catalogue = {
  'screen.notes.name': named('stratagem'),
  'screen.notes': 'Stratagèmes et ordre des corps',
  'screen.notes.how':
    'Au plus {most} dans une bataille. Chacun a coûté {price} AP à l’armée ; tous les prix sont de nous. L’ennemi n’en apprend aucun avant son emploi.',
  'screen.notes.about.hiddenObstacles':
    'Des pièges qui arrêtent les premiers ennemis qui y viennent : six sections au plus, loin du déploiement ennemi.',
  'screen.notes.about.concealedCommand':
    'Un corps entier est caché dans une zone où l’ennemi ne voit pas, et en sort d’un coup.',
  'screen.notes.about.guides':
    'Une colonne suit un chemin secret à travers un élément de terrain ou une rivière comme en bon terrain.',
  'screen.notes.about.scouting':
    'Six éclaireurs au plus : plus d’éclaireurs et un meilleur dé découvrent stratagèmes, obstacles ou embuscades, ou changent l’heure.',
  'screen.notes.about.unusualTroops':
    'Six éléphants, sacrifiés, chameaux, machines ou semblables au plus, d’un seul corps, sont posés quand les deux armées sont en place.',
  'screen.notes.about.changingDeployment':
    'Deux de vos corps peuvent échanger leurs places quand les deux armées sont en place.',
  'screen.notes.about.delayingBattle':
    'Un dé retarde la bataille d’autant d’heures : la nuit, la chaleur ou la brume peuvent venir ou partir.',
  'screen.notes.about.feignedFlight':
    'Une fois dans la bataille, un groupe de cavalerie légère fuit à la fin de votre bond et attire l’ennemi.',
  'screen.notes.scouts': 'Éclaireurs : un à six socles de cavalerie légère, cavalerie ou psilètes',
  'screen.notes.unusual': 'Gardés à part : six au plus, d’un seul corps',
  'screen.notes.of-command': '{troopFull}, corps {command}',
  'screen.notes.nobody': 'Aucun de vos socles ne s’y prête.',
  'screen.notes.draw-route': 'Tracer le chemin sur la table',
  'screen.notes.drop-route': 'Renoncer au chemin',
  'screen.notes.hide-obstacles':
    'Cacher des obstacles sur la table ({count} sur {most, plural, one {# section} other {# sections}} pour l’instant)',
  'screen.notes.obstacles-hidden':
    '{count, plural, one {La section est cachée} other {Les # sections sont cachées}} sur la table.',
  'screen.notes.stop': 'Arrêter le tracé',
  'screen.notes.conceal': 'Tracer la zone du corps {command}',
  'screen.notes.unconceal': 'Le corps {command} n’est finalement pas caché',
  'screen.notes.route': 'Chemin des guides',
  'screen.notes.area': 'Zone du corps dissimulé {command}',
  'screen.notes.obstacle': 'Une section d’obstacles cachés',
  'screen.notes.positions': 'Place des corps ({recorded, select, yes {notée} other {non notée}})',
  'screen.notes.positions.why':
    'Notée d’avance, elle engage ensuite votre déploiement. Vous pouvez vous en passer.',
  'screen.notes.positions.record': 'Noter cet ordre',
  'screen.notes.positions.drop': 'Ne noter aucun ordre',
  'screen.notes.left': 'Corps {command} plus à gauche',
  'screen.notes.right': 'Corps {command} plus à droite',
  'screen.notes.behind': 'Corps {command} derrière son voisin de gauche',
  'screen.notes.stands':
    'Corps {command} : colonne {column} depuis la gauche{behind, select, no {} other {, derrière le corps {behind}}}',
};
