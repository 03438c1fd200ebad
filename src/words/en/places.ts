import type { Catalogue } from '../types.ts';

/** Choosing places on the table for bases that arrive during a battle, and the bases beside the table. */
export const places: Catalogue = {
  'screen.hint.arrivals':
    'Before the moves, bases that wait beside the table may come, and lost ones that can return. Choose one, then its place: every allowed place is outlined on the table. To bring nobody, end the phase.',
  'screen.todo.arrivals':
    '{count, plural, =0 {nobody can come} one {1 base can come} other {# bases can come}}',
  'screen.places': 'Where does {base} come?',
  'screen.places.count':
    '{count, plural, =0 {No allowed place.} one {One allowed place is outlined.} other {# allowed places are outlined.}} {hand, select, finger {Tap} other {Click}} one on the table, or go through them here.',
  'screen.places.at': 'Place {at} of {count}',
  'screen.places.next': 'Next place',
  'screen.places.back': 'Place before',
  'screen.places.left': 'Turn left',
  'screen.places.right': 'Turn right',
  'screen.places.put': 'Put it there',
  'screen.places.other': 'Another base',
  'screen.places.stronghold': 'the stronghold',
  'screen.places.column.0': 'in the west',
  'screen.places.column.1': 'in the middle',
  'screen.places.column.2': 'in the east',
  'screen.places.row.0': 'south',
  'screen.places.row.1': 'halfway',
  'screen.places.row.2': 'north',
  'screen.places.word': 'Place {at} of {count}: {column}, {row}.',
  'screen.beside': 'Beside the table',
  'screen.beside.none': 'No base is off the table.',
  'screen.beside.reserve': 'Still to come',
  'screen.beside.lost': 'Lost',
  'screen.some': 'Choose {least, plural, =0 {up to {most}} other {{least} to {most}}}:',
  'screen.some.must': 'must',
  'screen.some.take': '{count, plural, =0 {Nobody} one {This one} other {These #}}',
  'screen.beside.frog': '{name}, a frog',
};
