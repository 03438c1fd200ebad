import type { Catalogue } from '../../types.ts';
import { workshop } from './workshop.ts';

const newBattle: Catalogue = {
  'screen.ruleset': 'Règle',
  'screen.ruleset.hint':
    '{ruleset, select, hott {fantastique : dieux, dragons, héros, places fortes} bnb {armées antiques, de 3000 à 705 av. J.-C.} other {}}',
  'screen.army.suited': 'Deux qui vont ensemble',
  'screen.army.own': 'Faites ici',
  'screen.army.own-title': '{name} ({points} AP)',
  'screen.army.points': 'Armées de {points} AP',
  'screen.army.hott-facts':
    '{points} AP, {elements, plural, one {# élément} other {# éléments}}, place forte : {stronghold}',
  'screen.army.hott-line':
    '{count} {elementName}{general, select, general {, dont le général} chief {, dont le commandant en chef} other {}}{named, select, yes { : {name}} other {}}',
};

const phases: Catalogue = {
  'phase.special': 'Arrivées',
  'phase.tactical-moves': 'Mouvements',
  'phase.turn-to-face': 'Faire face',
  'phase.end-of-bound': 'Fin de la période',
};

const asked: Catalogue = {
  'ask.arrivals': '{side} peut faire arriver ou revenir des éléments',
  'ask.turn': '{side} : à quel ennemi {base} fait-il face ?',
  'ask.edges': '{side} : le dé pour le bord',
  'ask.pips': '{side} : dés pour les PIP',
  'screen.hint.arrivals':
    'Choisissez qui arrive, puis où : toutes les places permises sont tracées sur la table. Ou continuez.',
  'screen.todo.arrivals':
    '{count, plural, =0 {personne ne peut arriver} one {# élément peut arriver} other {# éléments peuvent arriver}}',
  'screen.some': 'Choisissez-en {least, plural, =0 {jusqu’à {most}} other {de {least} à {most}}} :',
  'screen.some.must': 'obligatoire',
  'screen.some.take': '{count, plural, =0 {Personne} one {Lui seul} other {Ces #}}',
};

const places: Catalogue = {
  'screen.help.places':
    'Dans Hordes of the Things, qui arrive sur la table se choisit à côté d’elle ; puis toutes les places permises sont tracées : cliquez sur l’une, ou parcourez-les avec N et P, tournez avec [ ] et T, et appuyez sur Entrée.',
  'screen.places': 'Où arrive {base} ?',
  'screen.places.count':
    '{count, plural, =0 {Aucune place permise.} one {Une place permise est tracée.} other {# places permises sont tracées.}} Cliquez sur l’une, sur la table, ou parcourez-les ici.',
  'screen.places.at': 'Place {at} sur {count}',
  'screen.places.next': 'Place suivante',
  'screen.places.back': 'Place précédente',
  'screen.places.left': 'Tourner à gauche',
  'screen.places.right': 'Tourner à droite',
  'screen.places.put': 'Le poser là',
  'screen.places.other': 'Quelqu’un d’autre',
  'screen.places.stronghold': 'la place forte',
  'screen.places.column.0': 'à l’ouest',
  'screen.places.column.1': 'au centre',
  'screen.places.column.2': 'à l’est',
  'screen.places.row.0': 'au sud',
  'screen.places.row.1': 'au milieu',
  'screen.places.row.2': 'au nord',
  'screen.places.word': 'Place {at} sur {count} : {column}, {row}.',
};

const table: Catalogue = {
  'screen.beside': 'À côté de la table',
  'screen.beside.none': 'Tout le monde est sur la table.',
  'screen.beside.ensorcelled': 'Ensorcelés',
  'screen.beside.reserve': 'Encore à venir',
  'screen.beside.lost': 'Perdus',
  'screen.beside.frog': '{name}, une grenouille',
  'screen.stronghold.of': 'la place forte {name}',
  'screen.stronghold': 'une place forte',
  'screen.command.pips':
    '{command} : {points, plural, =0 {plus aucun {point}} one {# {point} restant} other {# {point} restants}}',
  'screen.hott.engage': 'Engager ceux qu’il touche',
  'screen.hott.hold':
    '{count, plural, one {Le retenir} other {Les retenir}}{price, plural, =0 {} other { pour # PIP}}',
  'screen.hott.hold-turned': 'Le retenir, en faisant volte-face',
  'screen.hott.engage-there': 'Engager les troupes au sol qu’il touche à cet endroit',
  'screen.spells': '{count, plural, one {# sort} other {# sorts}} au choix',
  'screen.spells-and-shots': 'Sorts et tirs au choix',
  'screen.spell.go': 'Jeter le sort',
  'screen.spell.aid': 'avec l’aide de',
  'table.title.command': 'corps {command}',
  'table.title.flying': 'en vol',
  'table.title.demoralised': 'démoralisé',
  'table.edge': 'le bord du camp {side}',
  'table.title.engaged': 'aux prises avec {others}',
  'outcome.ensorcelled': 'ensorcelé',
  'outcome.captured': 'pris',
  'outcome.leaves': 'quitte le champ de bataille',
};

/** Kinds of ground by themselves, and pieces of it in a sentence. */
const ground: Catalogue = {
  'ground.wood': 'un bois',
  'ground.bua': 'une zone construite',
  'ground.rough': 'un terrain accidenté',
  'ground.marsh': 'un marais',
  'ground.dunes': 'des dunes',
  'ground.fields': 'des champs',
  'ground.steep-hill': 'une colline escarpée',
  'ground.gentle-hill': 'une colline douce',
  'ground.lake': 'un lac',
  'ground.sea': 'la mer',
  'ground.cliff': 'une falaise',
  'ground.beach': 'une plage',
  'ground.river': 'une rivière',
  'ground.road': 'une route',
  'ground.island': 'une île',
  'terrain.wood': 'le bois',
  'terrain.bua': 'la zone construite',
  'terrain.rough': 'le terrain accidenté',
  'terrain.marsh': 'le marais',
  'terrain.dunes': 'les dunes',
  'terrain.fields': 'les champs',
  'terrain.steep-hill': 'la colline escarpée',
  'terrain.gentle-hill': 'la colline douce',
  'terrain.lake': 'le lac',
  'terrain.sea': 'la mer',
  'terrain.cliff': 'la falaise',
  'terrain.beach': 'la plage',
  'terrain.river': 'la rivière',
  'terrain.road': 'la route',
  'terrain.island': 'l’île',
};

/** The screen of Hordes of the Things. */
export const screen: Catalogue = {
  ...newBattle,
  ...phases,
  ...asked,
  ...places,
  ...table,
  ...ground,
  ...workshop,
};
