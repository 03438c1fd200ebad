import type { Catalogue } from '../say.ts';

/** What is wrong in a file of an army. */
const files: Catalogue = {
  'hott.file.line':
    '"{text}" is neither a heading nor a line of elements: write "4 Spears", or with a name "4 Spears: Men of the weir"',
  'hott.file.count': '"{text}" is not a number of elements: it must be from 1 to {most}',
  'hott.file.element': 'there is no element "{text}": the elements are {known}',
  'hott.file.mark': '"{text}" says nothing of an element: after a comma stand {known}',
  'hott.file.look': '"{text}" is no look of a stronghold: choose {known}',
  'hott.file.shape':
    '"{text}" is no shape of a stronghold: write for example "oblong 400 x 300", paces along the edge and across, or one of {known} in place of oblong',
  'hott.file.points': '"{text}" are no points of an army: write a whole number from 1 to {most}',
  'hott.file.empty': 'the army has no elements: write for example "1 Hero: The queen, general"',
  'hott.file.no-theme': 'the army has no theme: two or three sentences after "theme:" say what it is',
};

const newBattle: Catalogue = {
  'screen.ruleset': 'Rules',
  'screen.ruleset.hint':
    '{ruleset, select, hott {fantasy: gods, dragons, heroes, strongholds} bnb {ancient armies, 3000 BC to 1500 AD} other {}}',
  'screen.army.suited': 'Two that suit each other',
  'screen.army.own': 'Made here',
  'screen.army.own-title': '{name} ({points} AP)',
  'screen.army.points': 'Armies of {points} AP',
  'screen.army.hott-facts':
    '{points} AP, {elements, plural, one {1 element} other {# elements}}, stronghold {stronghold}',
  'screen.army.hott-line':
    '{count} {element}{general, select, general {, one of them the general} chief {, one of them the commander-in-chief} other {}}{named, select, yes {: {name}} other {}}',
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
  'screen.orders.some': 'All who do',
  'screen.orders.take': 'So it is',
};

const places: Catalogue = {
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
  'screen.hott.hold': 'Hold {count, plural, one {it} other {them}}',
  'screen.hott.hold-turned': 'Hold it, turned about',
  'screen.hott.engage-there': 'Fight the ground troops it touches there',
  'screen.spells': '{count, plural, one {1 spell} other {# spells}} to choose from',
  'screen.spells-and-shots': 'Spells and shots to choose from',
  'screen.spell.go': 'Bespell',
  'screen.spell.aid': 'with the aid of',
  'screen.spell.price': '{price} PIPs',
  'table.title.command': 'command {command}',
  'table.title.flying': 'flying',
  'table.title.engaged': 'engaged with {others}',
  'outcome.ensorcelled': 'ensorcelled',
  'outcome.captured': 'captured',
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

const workshop: Catalogue = {
  'screen.workshop': 'The workshop: armies of your own',
  'screen.workshop.about':
    'Armies for Hordes of the Things, kept in this browser. Take whatever you like: what the rules do not allow is told at once, and never stops you.',
  'screen.workshop.own': 'Your armies',
  'screen.workshop.none': 'None yet. Begin an empty one, copy one below, or open a file.',
  'screen.workshop.new': 'New army',
  'screen.workshop.new-name': 'New army',
  'screen.workshop.new-stronghold': 'The old tower',
  'screen.workshop.examples': 'Begin with a copy of',
  'screen.workshop.copy': 'Copy it',
  'screen.workshop.copied': '{name}, changed',
  'screen.workshop.back': 'All your armies',
  'screen.workshop.facts': '{points} of {most} AP · {elements, plural, one {1 element} other {# elements}}',
  'screen.workshop.findings':
    '{count, plural, =0 {legal} one {1 thing to look at} other {# things to look at}}',
  'screen.workshop.name': 'Name',
  'screen.workshop.points': 'Size',
  'screen.workshop.points.of': '{points} AP{mass, select, yes {, {commands} commands} other {}}',
  'screen.workshop.theme': 'Theme',
  'screen.workshop.theme.hint': 'Two or three sentences: who are they?',
  'screen.workshop.stronghold': 'Stronghold',
  'screen.workshop.look': 'Looks like',
  'screen.workshop.shape': 'Shape',
  'screen.workshop.width': 'Along the edge, paces',
  'screen.workshop.depth': 'Across, paces',
  'screen.workshop.elements': 'Elements',
  'screen.workshop.add': 'Add an element',
  'screen.workshop.element': 'Element',
  'screen.workshop.element.of': '{element} ({ap} AP)',
  'screen.workshop.count': 'How many',
  'screen.workshop.more': 'One more',
  'screen.workshop.fewer': 'One fewer',
  'screen.workshop.what': 'What they are',
  'screen.workshop.command': 'Command',
  'screen.workshop.general': 'General',
  'screen.workshop.general.none': 'no general',
  'screen.workshop.general.general': 'a general',
  'screen.workshop.general.c-in-c': 'the C-in-C',
  'screen.workshop.line.cost': '{ap} AP',
  'screen.workshop.remove': 'Take this line out',
  'screen.workshop.sum': '{points} of {most} AP',
  'screen.workshop.dear': 'of 3 AP and more: {dear}, at most {most}',
  'screen.workshop.legal': 'This army is legal.',
  'screen.workshop.told': 'What the rules say to it',
  'screen.workshop.play': 'Use it in a new battle',
  'screen.workshop.save': 'Save to a file',
  'screen.workshop.open': 'Open a file',
  'screen.workshop.delete': 'Delete this army',
  'screen.workshop.delete.sure': 'Delete it for good',
  'screen.workshop.gone': 'This army is not here',
  'screen.workshop.shape.oblong': 'oblong',
  'screen.workshop.shape.octagon': 'octagon',
  'screen.workshop.shape.hexagon': 'hexagon',
  'screen.workshop.shape.half-round': 'half round',
  'screen.workshop.shape.wedge': 'wedge',
  'screen.workshop.look.castle': 'castle',
  'screen.workshop.look.tower': 'tower',
  'screen.workshop.look.city': 'city',
  'screen.workshop.look.temple': 'temple',
  'screen.workshop.look.forest': 'forest',
  'screen.workshop.look.caves': 'caves',
  'screen.workshop.look.hill': 'hill',
  'screen.workshop.look.barrow': 'barrow',
  'screen.workshop.look.graveyard': 'graveyard',
  'screen.workshop.look.fleet': 'fleet',
  'screen.workshop.look.harbour': 'harbour',
  'screen.workshop.look.camp': 'camp',
  'screen.workshop.look.hall': 'hall',
  'screen.workshop.look.standing-stones': 'standing stones',
};

/** The screen of Hordes of the Things. */
export const hottScreen: Catalogue = {
  ...files,
  ...newBattle,
  ...phases,
  ...asked,
  ...places,
  ...table,
  ...workshop,
};
