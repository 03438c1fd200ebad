import type { Catalogue } from '../../types.ts';
import { workshop } from './workshop.ts';

const newBattle: Catalogue = {
  'screen.army.own': 'Made here',
  'screen.army.own-title': '{name} ({points} AP)',
  'screen.army.points': 'Armies of {points} AP',
  'screen.army.hott-facts':
    '{points} AP{unspent, plural, =0 {} other { ({unspent} of the budget not spent)}}, {elements, plural, one {1 base} other {# bases}}, stronghold {stronghold}',
  'screen.army.hott-line':
    '{count} {elementName}{general, select, general {, one of them the general} chief {, one of them the commander-in-chief} other {}}{named, select, yes {: {name}} other {}}',
};

const phases: Catalogue = {
  'phase.special': 'Arrivals',
  'phase.tactical-moves': 'Moves',
  'phase.turn-to-face': 'Turning to face',
  'phase.end-of-bound': 'End of bound',
  'name.end-of-bound': 'end of the bound',
  'name.special': 'arrivals',
  'name.tactical-moves': 'moves',
  'name.turn-to-face': 'turning to face',
};

const asked: Catalogue = {
  'ask.arrivals': '{side}: who comes onto the table?',
  'ask.turn': '{side}: which enemy does {base} turn to face?',
  'ask.edges': '{side}: the die for the edge',
  'ask.pips': '{side}: dice for PIPs',
};

const places: Catalogue = {
  'screen.help.places':
    'Who comes on the table in Hordes of the Things is chosen beside it; then every legal place is outlined: {hand, select, finger {tap one.} other {click one, or go through them with N and P, turn with [ ] and T, and press Enter.}}',
};

const table: Catalogue = {
  'screen.beside.ensorcelled': 'Ensorcelled',
  'screen.hott.may-lurk': 'Enemy lurkers may hide in bad going, and spring on those that come into it.',
  'screen.hott.engage': 'Fight those it touches',
  'screen.hott.hold':
    'Hold {count, plural, one {it} other {them}}{price, plural, =0 {} one { for 1 PIP} other { for # PIPs}}',
  'screen.hott.hold-turned': 'Hold it, turned about',
  'table.edge': 'the edge of {side}',
  'outcome.ensorcelled': 'ensorcelled',
  'outcome.captured': 'captured',
  'outcome.leaves': 'leaves the battlefield',
  'ground.wood': 'a wood',
  'ground.bua': 'a built-up area',
  'ground.rough': 'rough ground',
  'ground.marsh': 'a marsh',
  'ground.dunes': 'dunes',
  'ground.fields': 'fields',
  'ground.steep-hill': 'a steep hill',
  'ground.gentle-hill': 'a gentle hill',
  'ground.lake': 'a lake',
  'ground.sea': 'sea',
  'ground.cliff': 'a cliff',
  'ground.beach': 'a beach',
  'ground.river': 'a river',
  'ground.road': 'a road',
  'ground.island': 'an island',
  'terrain.wood': 'the wood',
  'terrain.bua': 'the built-up area',
  'terrain.rough': 'the rough',
  'terrain.marsh': 'the marsh',
  'terrain.dunes': 'the dunes',
  'terrain.fields': 'the fields',
  'terrain.steep-hill': 'the steep hill',
  'terrain.gentle-hill': 'the gentle hill',
  'terrain.lake': 'the lake',
  'terrain.sea': 'the sea',
  'terrain.cliff': 'the cliff',
  'terrain.beach': 'the beach',
  'terrain.river': 'the river',
  'terrain.road': 'the road',
  'terrain.island': 'the island',
};

/** The screen of Hordes of the Things. */
export const screen: Catalogue = {
  ...newBattle,
  ...phases,
  ...asked,
  ...places,
  ...table,
  ...workshop,
};
