import { far } from '../../length.ts';
import type { Catalogue } from '../../types.ts';

/** Hordes of the Things, tactical moves and turning to face: refusals, prices, what happens. */
export const moves: Catalogue = {
  'hott.break-off.aside': '{base} rompt le contact : tout son mouvement va droit derrière.',
  'hott.break-off.contact': '{base} rompt le contact : il ne peut pas finir au contact d’un ennemi.',
  'hott.break-off.facing': '{base} rompt le contact : il finit orienté comme avant.',
  'hott.break-off.flanked':
    '{base} ne peut pas rompre le contact : {other} l’attaque de front sur un flanc ou dans le dos.',
  'hott.break-off.short': `{base} rompt le contact : il va droit derrière, de ${far('limit')} au moins.`,
  'hott.break-off.slow':
    '{base} ne peut pas rompre le contact : là où il finirait, {other} va aussi loin que lui, ou plus loin.',
  'hott.column.apart':
    'À la fin, tous sont tournés comme la tête de la colonne et se touchent par un bord et un coin.',
  'hott.column.bends': 'Une colonne ne se brise que là où tourne la route qu’elle suit.',
  'hott.column.far': `{base} irait de ${far('length')} jusqu’à sa place dans la colonne ; sa capacité est de ${far('allowance')}.`,
  'hott.column.head': 'La tête d’une colonne va en avant, et peut pivoter.',
  'hott.column.nearest': 'Les plus proches de la tête prennent place d’abord : {base} vient trop tard.',
  'hott.column.partly': 'Tout le groupe doit être dans la colonne.',
  'hott.column.rear': '{base} finirait plus en arrière qu’il n’est parti.',
  'hott.conform.to': '{base} se conforme à {to}.',
  'hott.contact.artillery': '{base} est de l’artillerie : ce socle ne peut pas finir au contact de {other}.',
  'hott.contact.position':
    '{base} touche {other}, mais ni front contre front, flanc ou arrière, coin à coin, ni côte à côte{kept, select, group { ; {other} ne se conforme pas : ce socle est dans un groupe} going { ; {other} ne se conforme pas : ce socle n’est pas en bon terrain} engaged { ; {other} ne se conforme pas : un ennemi est déjà devant son front} room { ; {other} ne se conforme pas : la place lui manque} other {}}.',
  'hott.contact.start':
    'Pour prendre {other} {edge, select, rear {dans le dos} left {par son flanc gauche} other {par son flanc droit}}, {base} doit partir {edge, select, rear {entièrement derrière lui} other {à côté de lui, le reste étant derrière la ligne de son bord arrière}}.',
  'hott.distance':
    '{base} {going, select, good {en bon terrain} bad {en terrain difficile} river {en rivière} road {sur route} other {en {going}}}',
  'hott.engage.none': '{base} ne touche de son front aucune troupe au sol qu’il pourrait engager.',
  'hott.group-bent': 'Une colonne brisée ne continue qu’en suivant sa tête.',
  'hott.group-form': 'Un groupe va droit devant, pivote, se met en colonne ou se décale pour s’aligner.',
  'hott.group-slowest': 'Un groupe ne va pas plus loin que son socle le plus lent, {base}.',
  'hott.group-held': '{base} touche le front de {other} : il ne peut pas se déplacer en groupe.',
  'hott.group-mixed': 'Des aériens ne se déplacent en groupe qu’avec des aériens.',
  'hott.group-rough':
    'En terrain difficile et dans les rivières, un groupe ne se déplace qu’en colonne ; {base}, au moins, y est ou y entre.',
  'hott.group-shift': `Un groupe se décale d’au plus ${far('limit')}, et seulement pour être exactement face à un ennemi proche devant lui.`,
  'hott.held':
    '{base} est en combat rapproché avec {other} : il ne peut que rompre le contact, droit derrière.',
  'hott.held-at-stronghold':
    '{base} attaque une place forte : il ne peut que rompre le contact, droit derrière.',
  'hott.kind-unknown': 'Un mouvement est tactique, ou quitte la table (« leave ») ; aucun n’est « {kind} ».',
  'hott.leg.not-forward': 'Distances et pivots sont positifs.',
  'hott.leg.turns-too-far': 'Un seul tronçon ne peut pas tourner autant ; prenez-en deux.',
  'hott.leg.unknown-leg': 'Un tel tronçon n’existe pas ici : {kind}.',
  'hott.moved-before': '{base} a déjà fait son mouvement de cette période.',
  'hott.pass.askew':
    '{base} n’interpénètre {other} que si tous deux regardent dans le même sens ou en sens exactement opposés.',
  'hott.pass.fighting': 'Nul ne passe sous {other} tant que ce socle combat.',
  'hott.pass.clear': '{base} ne finirait pas au-delà de {other} : il ne peut pas l’interpénétrer.',
  'hott.pass.never': '{base} ne peut pas interpénétrer {other}.',
  'hott.price.general-far': 'à plus de 1200 pas du général',
  'hott.price.general-lost': 'le général est perdu',
  'hott.price.general-unseen': 'loin du général et hors de sa vue',
  'hott.price.magician-or-aerial': 'un magicien ou un aérien',
  'hott.price.move': 'un mouvement',
  'hott.price.road': 'aller plus loin sur la route',
  'hott.road-extra':
    'On ne paie des PIP de plus que pour aller plus loin sur une route à plus de 200 pas de l’ennemi, et jamais pour des aériens ou des rôdeurs.',
  'hott.single-form': 'Un socle ne peut pas se déplacer ainsi.',
  'hott.turn.to': '{base} fait face à {to}.',
  'event.engaged': 'Des aériens et des troupes au sol s’engagent.',
  'event.disengaged': 'Des aériens et des troupes au sol cessent de se combattre.',
  'event.turned-to-face': '{base} fait face à {other}.',
  'event.contact-undone': '{other} n’a pas la place de faire face : {base} retourne d’où il est parti.',
  'event.contact-renewed': '{base} revient au contact de {other}.',
};
