import type { Catalogue } from '../types.ts';

/** Vers où une troupe fait face, par une direction en degrés. */
const FACING =
  '{facing, select, 0 {face au nord} 45 {face au nord-est} 90 {face à l’est} 135 {face au sud-est} 180 {face au sud} 225 {face au sud-ouest} 270 {face à l’ouest} 315 {face au nord-ouest} other {face à {facing}°}}';

/** Copies, impressions et comptes rendus d’une bataille, et sa position en mots ; chargés à leur premier usage. */
export const after: Catalogue = {
  'screen.export.save': 'Enregistrer',
  'screen.export.moment':
    '{live, select, yes {La position, le texte et les dessins montrent la table telle qu’elle est.} other {La position, le texte et les dessins montrent le moment affiché.}}',
  'screen.export.record': 'Toute la bataille (fichier de partie)',
  'screen.export.position': 'Cette position',
  'screen.link.share': 'Lien vers cette position',
  'screen.link.copied': 'Le lien est copié',
  'screen.export.text': 'Texte',
  'screen.export.svg': 'Dessin (SVG)',
  'screen.export.png': 'Image (PNG)',
  'screen.export.failed': 'Ce navigateur ne peut pas produire l’image. Enregistrez plutôt le dessin.',
  'screen.export.on': 'Continuer depuis ce moment',
  'screen.export.on.what':
    'Une nouvelle bataille commence par cette position. L’ancienne reste comme elle est.',
  'screen.export.on.same': 'Avec les mêmes joueurs',
  'screen.export.on.swap': 'Avec l’autre armée',
  'screen.export.on.two': 'À deux sur cet écran',
  'screen.print': 'Imprimer',
  'screen.print.bases': 'Socles en papier, réglettes et gabarits',
  'screen.print.sheet': 'Aide de jeu de ces armées',
  'screen.print.report': 'Compte rendu de la bataille',
  'screen.print.back': 'Revenir à la bataille',
  'screen.print.now': 'Imprimer',
  'screen.print.figures': 'Pour des figurines de',
  'screen.print.scale':
    'Imprimez à 100 %, sans ajuster à la page : tout a alors sa vraie taille. Découpez le long des lignes.',
  'screen.print.sticks': 'Réglettes de mouvement',
  'screen.print.stick': '{mm, number, distance} {unit} : {troops}',
  'screen.print.templates': 'Gabarits',
  'screen.print.zone': 'Zone de contrôle, profonde de {mm, number, distance} {unit}',
  'screen.print.arc': 'Portée de tir, {mm, number, distance} {unit} : {troops}',
  'screen.print.too-large': 'Il est plus grand qu’une page : mesurez avec une réglette.',
  'screen.sheet.open': 'terrain dégagé',
  'screen.sheet.everywhere': '{mm, number, distance} {unit} partout',
  'screen.sheet.move': '{mm, number, distance} {unit} : {on}',
  'screen.sheet.troop': 'Troupe',
  'screen.sheet.what':
    'Dans chaque case : les facteurs des deux, de front en terrain dégagé ; dessous, combien de fois chacun est perdu, pendant la période de la troupe de gauche. En italique : les troupes que toute défaite contre cet ennemi détruit.',
  'screen.compare.what':
    'Troupes et terrain sont mis dans les termes de chaque règle, comme si les combats allaient se jouer. Ce que les règles jugent autrement est signalé.',
  'screen.compare.base': 'Socle',
  'screen.compare.zones': 'Se trouve dans les zones de',
  'screen.compare.distance': 'Mouvement tout droit',
  'screen.compare.factors': 'Somme de ses facteurs',
  'screen.compare.chances': 'Ce qui peut lui arriver',
  'screen.compare.differs': 'diffère',
  'screen.compare.none': 'aucune',
  'screen.compare.no-fight': 'pas de combat',
  'screen.compare.no-like': 'n’a pas d’équivalent ici',
  'screen.compare.length': '{mm, number, distance} {unit}',
  'screen.compare.mm': '{mm} mm',
  'screen.compare.left-out': 'Dans {name}, rien ne correspond à : {what}.',
  'screen.compare.empty': 'Aucun socle n’est sur la table.',
  'screen.legend.troop':
    '{name} : {count, plural, one {1 socle} other {# socles}}{worth, select, 0 {} other { ; {points} : {worth}{count, plural, one {} other { chacun}}}}',
  'screen.legend.plate':
    'Chaque pièce est un socle : un corps de troupe. De près, on y lit le signe de sa troupe{graded, select, yes { (souligné d’un trait droit pour les réguliers, ondulé pour les irréguliers), sa qualité (S supérieure, O ordinaire, I inférieure, F rapide, X exceptionnelle)} other {}} et la lettre qui le désigne. Le drapeau à la couronne marque un général. Les figurines regardent vers le front.',
  'screen.report.bound': 'Tour {round}, {side}',
  'screen.report.none': 'La bataille n’a pas encore commencé.',
  'screen.told': 'La position en mots',
  'screen.told.troops': '{count, plural, one {{name} {letters}} other {# × {name} ({letters})}}',
  'screen.told.formation': `{wing, select, left {Aile gauche} right {Aile droite} other {Centre}} : {troops}{shape, select, line { en ligne} column { en colonne} lines { sur plusieurs rangs} other {}}, ${FACING}, {contact, select, yes {au contact de {enemies}} none {aucun ennemi sur la table} other {à {mm, number, distance} {unit} de {enemies}}}{overlapped, select, left { ; débordement subi à gauche} right { ; débordement subi à droite} both { ; débordement subi des deux côtés} other {}}.`,
  'screen.told.none': 'Rien de cette armée n’est sur la table.',
  'screen.told.ask': 'Qui peut atteindre ce socle ou tirer dessus ?',
  'screen.told.ask.hint': 'Sa lettre, par exemple {example}',
  'screen.told.ask.now': 'Demander',
  'screen.told.unknown': 'Il n’y a pas de socle « {name} » sur la table.',
  'screen.told.reach':
    '{count, plural, =0 {Personne ne peut atteindre {base} en un mouvement.} one {{bases} peut atteindre {base} en un mouvement.} other {{bases} peuvent atteindre {base} en un mouvement.}}',
  'screen.told.shoot':
    '{count, plural, =0 {Personne n’a {base} à portée.} one {{bases} a {base} à portée.} other {{bases} ont {base} à portée.}}',
  'screen.undo.consent':
    'Des dés sont tombés ou l’autre camp a agi depuis. C’est possible si l’autre camp est d’accord.',
  'screen.undo.to.order': 'Avant mon dernier ordre ({count, plural, one {# action} other {# actions}})',
  'screen.undo.to.bound': 'Au début de mes ordres ({count, plural, one {# action} other {# actions}})',
  'screen.undo.to.last-bound':
    'Au début de mes ordres précédents ({count, plural, one {# action} other {# actions}})',
  'screen.undo.to.start': 'Au début de la bataille ({count, plural, one {# action} other {# actions}})',
  'screen.leave': 'Quitter la bataille',
  'screen.leave.sure':
    'Quitter la bataille ? Elle est gardée : « Poursuivre », sur la page d’accueil, y ramène.',
  'screen.resign.sure': '{side} abandonne la bataille. Confirmer l’abandon ?',
  'screen.draw.sure': 'Proposer la nulle au nom de {side} ?',
  'screen.draw.offer': 'Proposer la nulle',
  'screen.time.sure': 'Finir la bataille faute de temps ? C’est possible entre deux tours.',
};
