import type { Catalogue } from '../../types.ts';
import { workshop } from './workshop.ts';

const newBattle: Catalogue = {
  'screen.army.own': 'Créées ici',
  'screen.army.own-title': '{name} ({points} AP)',
  'screen.army.points': 'Armées de {points} AP',
  'screen.army.hott-facts':
    '{points} AP{unspent, plural, =0 {} other { ({unspent} du budget non dépensés)}}, {elements, plural, one {# socle} other {# socles}}, place forte : {stronghold}',
  'screen.army.hott-line':
    '{count} × {elementName}{general, select, general {, dont le général} chief {, dont le commandant en chef} other {}}{named, select, yes { : {name}} other {}}',
};

const phases: Catalogue = {
  'phase.special': 'Arrivées',
  'phase.tactical-moves': 'Mouvements',
  'phase.turn-to-face': 'Faire face',
  'phase.end-of-bound': 'Fin de la période',
  'name.end-of-bound': 'fin de la période',
  'name.special': 'arrivées',
  'name.tactical-moves': 'mouvements',
  'name.turn-to-face': 'faire face',
};

const asked: Catalogue = {
  'ask.arrivals': '{side} : qui arrive sur la table ?',
  'ask.turn': '{side} : à quel ennemi {base} fait-il face ?',
  'ask.edges': '{side} : le dé pour le bord',
  'ask.pips': '{side} : dés pour les PIP',
};

const places: Catalogue = {
  'screen.help.places':
    'Dans Hordes of the Things, choisissez à côté de la table qui arrive ; puis tous les emplacements autorisés sont tracés : {hand, select, finger {touchez-en un.} other {cliquez sur l’un, ou parcourez-les avec N et P, tournez avec [ ] et T, et appuyez sur Entrée.}}',
};

const table: Catalogue = {
  'screen.beside.ensorcelled': 'Ensorcelés',
  'screen.hott.may-lurk':
    'Des rôdeurs ennemis peuvent se cacher en terrain difficile, et surgir sur ceux qui y entrent.',
  'screen.hott.engage': 'Engager ceux qu’il touche',
  'screen.hott.hold':
    '{count, plural, one {Le retenir} other {Les retenir}}{price, plural, =0 {} other { pour # PIP}}',
  'screen.hott.hold-turned': 'Le retenir, en faisant volte-face',
  'table.edge': 'le bord du camp {side}',
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
  'ground.steep-hill': 'une colline difficile',
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
  'terrain.steep-hill': 'la colline difficile',
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
