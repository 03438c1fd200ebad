import type { Catalogue } from '../types.ts';

/** Choosing places on the table for bases that arrive during a battle, and the bases beside the table. */
export const places: Catalogue = {
  'screen.hint.arrivals':
    'Choose who comes, then where: every legal place is outlined on the table. Or go on.',
  'screen.todo.arrivals':
    '{count, plural, =0 {nobody can come} one {1 element can come} other {# elements can come}}',
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
  'screen.beside': 'Beside the table',
  'screen.beside.none': 'Nobody is off the table.',
  'screen.beside.reserve': 'Still to come',
  'screen.beside.lost': 'Lost',
  'screen.some': 'Choose {least, plural, =0 {up to {most}} other {{least} to {most}}}:',
  'screen.some.must': 'must',
  'screen.some.take': '{count, plural, =0 {Nobody} one {This one} other {These #}}',
  'screen.beside.frog': '{name}, a frog',
};
