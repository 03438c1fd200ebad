import type { Catalogue } from '../../types.ts';
import { workshop } from './workshop.ts';

const newBattle: Catalogue = {
  'screen.ruleset': 'Rules',
  'screen.ruleset.hint':
    '{ruleset, select, hott {fantasy: gods, dragons, heroes, strongholds} bnb {ancient armies, 3000 BC to 705 BC} other {}}',
  'screen.army.suited': 'Two that suit each other',
  'screen.army.own': 'Made here',
  'screen.army.own-title': '{name} ({points} AP)',
  'screen.army.points': 'Armies of {points} AP',
  'screen.army.hott-facts':
    '{points} AP, {elements, plural, one {1 element} other {# elements}}, stronghold {stronghold}',
  'screen.army.hott-line':
    '{count} {elementName}{general, select, general {, one of them the general} chief {, one of them the commander-in-chief} other {}}{named, select, yes {: {name}} other {}}',
};

const phases: Catalogue = {
  'phase.special': 'Arrivals',
  'phase.tactical-moves': 'Tactical moves',
  'phase.turn-to-face': 'Turning to face',
  'phase.end-of-bound': 'End of bound',
};

const asked: Catalogue = {
  'ask.arrivals': '{side} may bring elements on the table or back',
  'ask.turn': '{side}: which enemy does {base} turn to face?',
  'ask.edges': '{side}: the die for the edge',
  'ask.pips': '{side}: dice for PIPs',
  'screen.hint.arrivals':
    'Choose who comes, then where: every legal place is outlined on the table. Or go on.',
  'screen.todo.arrivals':
    '{count, plural, =0 {nobody can come} one {1 element can come} other {# elements can come}}',
  'screen.some': 'Choose {least, plural, =0 {up to {most}} other {{least} to {most}}}:',
  'screen.some.must': 'must',
  'screen.some.take': '{count, plural, =0 {Nobody} one {This one} other {These #}}',
};

const places: Catalogue = {
  'screen.help.places':
    'Who comes on the table in Hordes of the Things is chosen beside it; then every legal place is outlined: click one, or go through them with N and P, turn with [ ] and T, and press Enter.',
  'screen.places': 'Where does {base} come?',
  'screen.places.count':
    '{count, plural, =0 {No legal place.} one {One legal place is outlined.} other {# legal places are outlined.}} Click one on the table, or go through them here.',
  'screen.places.at': 'Place {at} of {count}',
  'screen.places.next': 'Next place',
  'screen.places.back': 'Place before',
  'screen.places.left': 'Turn left',
  'screen.places.right': 'Turn right',
  'screen.places.put': 'Put it there',
  'screen.places.other': 'Somebody else',
  'screen.places.stronghold': 'the stronghold',
  'screen.places.column.0': 'in the west',
  'screen.places.column.1': 'in the middle',
  'screen.places.column.2': 'in the east',
  'screen.places.row.0': 'south',
  'screen.places.row.1': 'halfway',
  'screen.places.row.2': 'north',
  'screen.places.word': 'Place {at} of {count}: {column}, {row}.',
};

const table: Catalogue = {
  'screen.beside': 'Beside the table',
  'screen.beside.none': 'Nobody is off the table.',
  'screen.beside.ensorcelled': 'Ensorcelled',
  'screen.beside.reserve': 'Still to come',
  'screen.beside.lost': 'Lost',
  'screen.beside.frog': '{name}, a frog',
  'screen.stronghold.of': 'the stronghold {name}',
  'screen.stronghold': 'a stronghold',
  'screen.command.pips':
    '{command}: {points, plural, =0 {no {point}s left} one {1 {point} left} other {# {point}s left}}',
  'screen.hott.engage': 'Fight those it touches',
  'screen.hott.hold':
    'Hold {count, plural, one {it} other {them}}{price, plural, =0 {} one { for 1 PIP} other { for # PIPs}}',
  'screen.hott.hold-turned': 'Hold it, turned about',
  'screen.hott.engage-there': 'Fight the ground troops it touches there',
  'screen.spells': '{count, plural, one {1 spell} other {# spells}} to choose from',
  'screen.spells-and-shots': 'Spells and shots to choose from',
  'screen.spell.go': 'Bespell',
  'screen.spell.aid': 'with the aid of',
  'table.title.command': 'command {command}',
  'table.title.flying': 'flying',
  'table.title.demoralised': 'demoralised',
  'table.edge': 'the edge of {side}',
  'table.title.engaged': 'engaged with {others}',
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
