import { far } from '../../length.ts';
import type { Catalogue } from '../../types.ts';

/** De Bellis Magistrorum Militum, mouvements : refus, prix, ce qui se passe. */
export const moves: Catalogue = {
  'dbmm.group-dark': 'Dans l’obscurité, un groupe ne se déplace qu’en colonne.',
  'dbmm.group-form':
    '{kind, select, wheel {Un groupe hors colonne pivote une seule fois, de 90 degrés au plus, et compte deux socles de front.} turnabout {Un tel groupe ne fait pas volte-face, ou une seule fois, au début ou à la fin du mouvement.} shift {Un groupe ne glisse de côté que pour s’aligner sur des amis ou des ennemis devant lui.} extend {Seule une colonne passe en ligne.} column {Un changement de formation occupe tout le mouvement, et personne ne finit plus en arrière.} other {Un groupe va tout droit, pivote, fait volte-face ou glisse pour s’aligner.}}',
  'dbmm.group-held': '{base} touche un front ennemi : il ne se déplace dans aucun groupe.',
  'dbmm.held': '{base} est en corps à corps : personne n’en sort par un ordre.',
  'dbmm.is-broken':
    'Le corps de {base} est brisé : seul un général se déplace, les autres peuvent être retenus.',
  'dbmm.is-routing': '{base} est en déroute : il ne reçoit aucun ordre.',
  'dbmm.is-unreliable':
    '{base} est d’un allié peu sûr : il ne s’approche pas de l’ennemi et ne va à aucun contact.',
  'dbmm.leg.cannot-form': 'Ces socles ne peuvent pas faire cela.',
  'dbmm.leg.not-forward': 'Les distances et les pivots sont positifs.',
  'dbmm.leg.turns-too-far': 'Un segment ne peut pas tourner autant ; il en faut deux.',
  'dbmm.leg.unknown-leg': 'Ce segment n’existe pas ici : {kind}.',
  'dbmm.march.ended': '{base} a fait une marche incomplète : c’était sa dernière de ce bond.',
  'dbmm.march.near': `{other} est dans un groupe d’ennemis à ${far('limit')} au plus de {base} : aucune marche ne part ainsi de là.`,
  'dbmm.march.too-many':
    '{base} a fait {most, plural, one {# marche} other {# marches}} dans ce bond : c’est le maximum.',
  'dbmm.march.touched': '{base} touche un ennemi : aucune marche ne part de là.',
  'dbmm.pips.about': 'une volte-face',
  'dbmm.pips.baggage': 'bagages de l’armée hors d’une seule colonne de marche',
  'dbmm.pips.c-in-c': 'le général en chef est avec eux',
  'dbmm.pips.clumsy': 'sacrifiables, hordes ou train parmi eux',
  'dbmm.pips.dark': 'entre crépuscule et aube',
  'dbmm.pips.formation': 'un changement de formation',
  'dbmm.pips.fourth-march': 'une quatrième marche ou plus',
  'dbmm.pips.general': 'leur général est avec eux',
  'dbmm.pips.general-away': 'le général n’est pas sur le champ de bataille',
  'dbmm.pips.general-blind': 'le général ne peut pas les voir par ce temps ou cette lumière',
  'dbmm.pips.general-far': 'le général est loin',
  'dbmm.pips.general-fights': 'le général est en corps à corps',
  'dbmm.pips.general-lost': 'le général est perdu',
  'dbmm.pips.general-unreliable': 'le général n’est pas fiable',
  'dbmm.pips.halt': 'une halte',
  'dbmm.pips.irregular-aside': 'des irréguliers autrement que droit devant',
  'dbmm.pips.irregular-halt': 'des irréguliers retenus',
  'dbmm.pips.irregular-starred': 'des irréguliers qui pivotent, font volte-face ou ne vont pas au bout',
  'dbmm.pips.march-contact': 'une marche au contact',
  'dbmm.pips.mixed': 'montés et fantassins ensemble',
  'dbmm.pips.move': 'un mouvement',
  'dbmm.pips.naval-march': 'une première marche sur l’eau',
  'dbmm.pips.new-orders': 'les ordres ont changé',
  'dbmm.pips.pike-march': 'une première marche derrière des piques',
  'dbmm.pips.road-march': 'une première marche sur route',
  'dbmm.pips.shaken': 'des troupes ébranlées se rapprochent de l’ennemi',
  'dbmm.pips.short': 'personne ne fait toute sa distance',
  'dbmm.pips.third-march': 'une troisième marche d’irréguliers ou plus',
  'dbmm.pips.wheel': 'un pivot de groupe',
  'dbmm.turn-alone': 'Un quart de tour occupe tout le mouvement.',
  'dbmm.turn-bent': 'Seule une colonne droite passe en ligne par un quart de tour.',
  'dbmm.turn-ranks':
    'Une colonne passe en ligne sur deux rangs si elle est montée, sur trois ou quatre si elle est à pied.',
  'dbmm.zone':
    '{base} est ou arrive devant le front de {owner} : il s’y aligne, va tout droit ou recule, ou suit des amis, et rien d’autre.',
  'event.advance-stays': '{base} ne trouve aucun chemin pour avancer, et reste.',
  'option.advance': '{base} avance de lui-même',
};
