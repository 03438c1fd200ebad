import { far } from '../../length.ts';
import type { Catalogue } from '../../types.ts';

/** Why an army cannot fight, or should not. */
const armies: Catalogue = {
  'hott.army.size-between':
    'On ne joue pas de batailles à {size} AP ; une armée ordinaire en a {standard}, une grande armée {mass} ou plus.',
  'hott.army.over':
    '{points} AP, c’est {excess} de trop ; {most, plural, one {# est permis} other {# sont permis}}.',
  'hott.army.dear':
    'Les socles de 3 AP et plus coûtent ensemble {dear} AP sur {points} ; {most} au plus, la moitié du tout, sont permis.',
  'hott.army.general-type': 'Aucun général n’accompagne de tels socles : {elementName}.',
  'hott.army.one-general': 'Une armée a exactement un général, pas {count}.',
  'hott.army.commands':
    'Les socles de cette armée coûtent {size} AP, quel que soit le total convenu : elle a au plus {most} corps, pas {count}.',
  'hott.army.no-command': 'Socles qui ne sont d’aucun corps : {elementName}.',
  'hott.army.command-general':
    'Nombre de généraux du corps {command} : {count} ; chaque corps en a exactement un.',
  'hott.army.one-c-in-c': 'Un seul général est C-en-C, pas {count}.',
  'hott.army.no-stronghold': 'Toute armée a une place forte.',
  'hott.setup.stronghold-size': `Une place forte est longue et large de ${far('least')} à ${far('most')} ; celle-ci fait ${far('long')} sur ${far('wide')}.`,
  'hott.setup.stronghold-convex': 'Le contour d’une place forte n’a pas de creux.',
};

/** Why a battlefield is not eligible. */
const terrain: Catalogue = {
  'hott.setup.not-flat':
    'Seuls {found} % de la table sont du bon terrain plat ; il en faut plus de {least} % (surface : {area}).',
  'hott.setup.empty-quarters':
    'Quarts de la table qui ont un élément de terrain : {found} ; il en faut au moins {least} (surface : {area}).',
  'hott.setup.easy-quarters':
    'Quarts de la table qui ont une rivière, du terrain difficile ou infranchissable : {found} ; il en faut au moins {least} (surface : {area}).',
  'hott.setup.few-features':
    '{found, plural, =0 {Il n’y a aucun élément de terrain} one {Il y a # élément de terrain} other {Il y a # éléments de terrain}} ; il en faut au moins {least}, séparés (surface : {area}).',
  'hott.setup.few-bad':
    '{found, plural, =0 {Aucun terrain difficile de 200 pas n’est} one {Un seul terrain difficile de 200 pas est} other {# terrains difficiles de 200 pas sont}} à moins de 600 pas du centre ; il en faut au moins {least} (surface : {area}).',
  'hott.setup.second-sea': 'La mer s’étend déjà le long d’un bord : {other}.',
  'hott.setup.river-ends':
    'Une rivière mène d’un bord de la table à un autre, ou d’un bord à la mer, à un lac ou à une autre rivière.',
  'hott.setup.river-hangs':
    'La rivière {piece} ne mène nulle part : il faut qu’elle mène d’un bord de la table à un autre, ou d’un bord à la mer, à un lac ou à une autre rivière. Placez-la autrement, ou enlevez-la.',
  'hott.setup.crossing-unsaid': 'Dites si la route et la rivière se croisent par un pont ou par un gué.',
  'hott.setup.ford-too-deep': `Une rivière large de ${far('width')} est trop profonde pour un gué, qui peut être large de ${far('most')} au plus ; un pont peut la franchir.`,
  'hott.setup.no-such-piece': 'Il n’y a pas d’élément de terrain {piece}.',
};

/** Edges and strongholds. */
const edges: Catalogue = {
  'hott.setup.edges-numbered': 'Tous ces bords sont numérotés, chacun une fois : {edges}.',
  'hott.setup.option-edge': 'Préférer le bord {edgeName}',
  'hott.setup.option-stronghold': 'Un emplacement pour la place forte',
  'hott.setup.option-command': 'Déployer le corps {command}',
  'hott.setup.stronghold-off-edge': 'Un côté de la place forte doit être le long du bord {edgeName}.',
  'hott.setup.stronghold-off-shore':
    'Le bord {edgeName} est en mer : la place forte doit être sur le rivage.',
  'hott.setup.stronghold-off-middle': `La place forte est à ${far('distance')} du milieu de son bord ; au plus ${far('most')} sont permis.`,
  'hott.setup.stronghold-shut-off':
    'Aucune troupe au sol n’atteindrait la place forte : laissez un passage de la largeur d’un socle.',
};

/** Deploying. */
const deployment: Catalogue = {
  'hott.setup.deploys-later': '{base} ({troopName}) n’arrive que pendant la bataille.',
  'hott.setup.deploy-off-board': '{base} ne serait pas entièrement sur la table.',
  'hott.setup.deploy-too-far': `{base} irait jusqu’à ${far('distance')} de son bord de départ ; au plus ${far('most')} sont permis.`,
  'hott.setup.deploy-on': '{base} ne peut pas être déployé dans {other}.',
  'hott.setup.other-command': '{base} n’est pas du corps {command}, qui se déploie maintenant.',
  'hott.setup.still-to-deploy':
    '{count, plural, one {# socle n’est pas encore} other {# socles ne sont pas encore}} sur la table : {bases}.',
};

const events: Catalogue = {
  'event.army-noted': '{side} note son armée.',
  'event.roles-thrown': '{defender} défend ({faces}).',
  'event.roles-tied': 'Dés égaux ({faces}) : on relance.',
  'event.terrain-lifted': 'Élément de terrain retiré : {piece}.',
  'event.battlefield-settled': '{side} a disposé le champ de bataille.',
  'event.edges-numbered': '{side} numérote les bords : {edges}.',
  'event.edges-thrown': '{side} obtient {face} et vient du bord {edgeName}.',
  'event.stronghold-placed': '{side} pose sa place forte.',
};

const screen: Catalogue = {
  'ask.number-edges': '{side} : de quel bord préférez-vous venir ?',
  'ask.place-stronghold': '{side} : posez la place forte',
  'ask.choose-command': '{side} : choisissez un corps à déployer',
  'phase.army-notes': 'Listes d’armée',
  'phase.edges': 'Bords',
  'phase.stronghold': 'La place forte',
  'phase.first-bound': 'Première période',
  'dice.purpose.edges': 'bord de départ',
};

const faults: Catalogue = {
  'fault.question-place': 'Une place s’écrit [x, y, degrés].',
};

/** Setting a battle of Hordes of the Things up. */
export const setup: Catalogue = {
  ...armies,
  ...terrain,
  ...edges,
  ...deployment,
  ...events,
  ...screen,
  ...faults,
};
