import { far } from '../../length.ts';
import type { Catalogue } from '../../types.ts';

/** Moves: refusals, prices, and names of candidate moves. */
export const moves: Catalogue = {
  'bnb.baggage-stays': '{base} est un socle de bagages : il ne se déplace jamais.',
  'bnb.conform.to': '{base} s’aligne avec {to}.',
  'bnb.distance': `{base} {going, select, road {sur route} other {en {goingName}}}`,
  'bnb.distance.border': `{base} s’arrête au bord de {piece} : il a parcouru ${far('used')}, et la capacité {going, select, road {sur route} other {en {goingName}}} n’est que de ${far('allowance')}.`,
  'bnb.engage.aligned':
    'Un socle zocqué qui ne peut pas engager droit devant doit s’aligner entièrement, front à front.',
  'bnb.engage.nearest': `Il y a la place d’être plus près de l’alignement entier : ${far('nearest')} au lieu de ${far('off')}.`,
  'bnb.engaged':
    '{base} est en combat rapproché avec {other} : il ne peut aller que droit derrière, seul, en rompant le contact.',
  'bnb.far.after-tactical':
    '{base} a fait un mouvement tactique dans cette période : plus de mouvement lointain.',
  'bnb.far.again': '{base} a déjà fait un mouvement lointain dans cette période.',
  'bnb.far.contact': 'Un mouvement lointain ne peut pas finir au contact de l’ennemi ({other}).',
  'bnb.far.near': `{other} est à ${far('distance')} ; un mouvement lointain commence à plus de ${far('limit')} de tout ennemi.`,
  'bnb.flank-start': `Pour prendre {other} de flanc (flanc {sideName}), {base} doit partir entièrement à côté de ce flanc et derrière son front.`,
  'bnb.gap':
    '{base} est dans l’interstice entre {a} et {b} : il ne peut y aller que droit devant ou derrière, ou faire volte-face.',
  'bnb.group-back':
    'Un groupe ne va en arrière que pour sortir d’une zone de contrôle ennemie ou d’un interstice.',
  'bnb.group-form':
    'Un groupe va droit devant, pivote puis avance, fait volte-face ou recule ; il ne glisse jamais de côté. Seules les troupes légères pivotent à la fin, seuls les tirailleurs repartent après une volte-face.',
  'bnb.halt.halted': '{base} a été arrêté dans cette période.',
  'bnb.halt.moved': '{base} s’est déplacé : il ne peut pas être arrêté.',
  'bnb.kind-unknown': 'Un mouvement est tactique ou lointain, pas « {kind} ».',
  'bnb.leg.none': 'Un tel tronçon n’existe pas.',
  'bnb.leg.not-forward': 'Distances et pivots sont positifs : on pivote en avant.',
  'bnb.leg.turns-too-far': 'Un seul tronçon ne peut pas tourner autant ; prenez-en deux.',
  'bnb.leg.unknown-leg': 'Le tronçon « {kind} » n’est pas connu.',
  'bnb.pass.advance': '{base} ne peut interpénétrer {other} qu’en avançant.',
  'bnb.pass.clear': '{base} doit finir entièrement au-delà de {other}.',
  'bnb.pass.direction':
    '{base} et {other} doivent avoir la même direction, ou l’opposée, pour que l’un interpénètre l’autre.',
  'bnb.pass.going': '{base} ne peut interpénétrer {other} que si tout son mouvement est en bon terrain.',
  'bnb.pass.never': '{base} ne peut pas interpénétrer {other} et s’arrête au contact.',
  'bnb.pass.room': 'Il n’y a pas de place pour {base} au-delà : {other} ne peut pas s’écarter.',
  'bnb.pivot.combined': `Un pivot combiné avec autre chose est d’au plus ${far('limit')} ; celui-ci est de ${far('length')}.`,
  'bnb.pivot.fixed-side': '{base} est à l’extérieur ou en avant du coin autour duquel le groupe pivoterait.',
  'bnb.pivot.swing-side': '{base} dépasse l’extrémité du front qui tourne.',
  'bnb.price.ambush': 'le C-en-C est en embuscade',
  'bnb.price.distant': 'le C-en-C est loin',
  'bnb.price.far': 'un mouvement lointain de plus dans la période',
  'bnb.price.halt': 'un arrêt',
  'bnb.price.halt-irregular': 'des irréguliers sont arrêtés',
  'bnb.price.lost': 'le C-en-C est perdu',
  'bnb.price.manoeuvre': 'des irréguliers ne vont pas droit devant à pleine capacité',
  'bnb.price.move': 'un mouvement',
  'bnb.price.rebate': 'rabais : l’ordre du C-en-C à lui-même',
  'bnb.price.sub-group': 'un sous-groupe',
  'bnb.price.unseen': 'le C-en-C est hors de vue et loin',
  'bnb.rear-start':
    'Pour attaquer {other} dans le dos, {base} doit partir entièrement derrière la ligne de son bord arrière.',
  'bnb.single-form': 'Un socle isolé ne peut pas se déplacer ainsi.',
  'bnb.tactical.after-far':
    '{base} a fait un mouvement lointain dans cette période : plus de mouvement tactique.',
  'bnb.tactical.after-far-near': `{base} a fait un mouvement lointain dans cette période : plus de mouvement tactique, et pas d’autre mouvement lointain tant que {other} est à ${far('distance')} (il commence à plus de ${far('limit')} de tout ennemi).`,
  'bnb.tactical.again': '{base} a déjà fait un mouvement tactique dans cette période.',
  'bnb.way.contact': 'Le mouvement de {base} finit là où il vient au contact de {other}.',
  'bnb.way.enemy': '{other} barre le chemin de {base}.',
  'bnb.zoc.start':
    '{base} est zocqué par {owner} : il ne peut aller que droit derrière ou en combat rapproché.',
  'bnb.zoc.straighter': 'Il y a une façon plus droite d’aller en combat rapproché.',
  'bnb.zoc.target': '{base} peut atteindre {owner}, qui le zocque : c’est lui qu’il doit combattre.',
  'bnb.zoc.way':
    '{base} entre dans la zone de contrôle de {owner} : il s’y arrête, ou continue jusqu’au combat rapproché.',
  'move.ahead': 'Droit devant',
  'move.back': 'Droit derrière',
  'move.behind': 'Derrière {goal}',
  'move.wall': 'Contre un mur de {goal}',
  'move.beside-left': 'À côté de {goal}, sur sa gauche',
  'move.beside-right': 'À côté de {goal}, sur sa droite',
  'move.face': 'Tourner vers {goal} et avancer',
  'move.towards': 'Tourner et continuer',
  'move.front': 'Front à front avec {goal}',
  'move.front-part': 'En partie front à front avec {goal}',
  'move.column': 'En colonne',
  'move.leave-zone': 'En arrière, hors de la zone ennemie',
  'move.left-flank': 'Dans le flanc gauche de {goal}',
  'move.line': 'En ligne avec {goal}',
  'move.overlap-left': 'En débord à côté de {goal}, à ma gauche',
  'move.overlap-right': 'En débord à côté de {goal}, à ma droite',
  'move.pivot': 'Pivoter',
  'move.rear': 'Dans le dos de {goal}',
  'move.right-flank': 'Dans le flanc droit de {goal}',
  'move.turnabout': 'Faire volte-face',
  'screen.halt': '{count, plural, one {Arrêter} other {Les arrêter}}',
  'event.aligned':
    '{bases} : alignement avec {other}{shift, plural, =0 {} other {, décalage de # mm de côté}}.',
};
