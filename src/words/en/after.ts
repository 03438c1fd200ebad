import type { Catalogue } from '../types.ts';
import { direction } from './direction.ts';

/** Copies, prints and reports of a battle, and its position in words; loaded when they are first shown. */
export const after: Catalogue = {
  'screen.export.save': 'Save',
  'screen.export.moment':
    '{live, select, yes {Position, text and drawings show the table as it is now.} other {Position, text and drawings show the moment on the screen.}}',
  'screen.export.record': 'The whole battle (record)',
  'screen.export.position': 'This position',
  'screen.link.share': 'Link to this position',
  'screen.link.copied': 'The link is copied',
  'screen.export.text': 'Text',
  'screen.export.svg': 'Drawing (SVG)',
  'screen.export.png': 'Picture (PNG)',
  'screen.export.failed': 'This browser cannot make the picture. Save the drawing instead.',
  'screen.export.on': 'Play on from this moment',
  'screen.export.on.what': 'A new battle begins with this position. The old one stays as it is.',
  'screen.export.on.same': 'With the same players',
  'screen.export.on.swap': 'With the other army',
  'screen.export.on.two': 'Two people here',
  'screen.print': 'Print',
  'screen.print.bases': 'Paper bases, move sticks and templates',
  'screen.print.sheet': 'Reference sheet of these armies',
  'screen.print.report': 'Report of the battle',
  'screen.print.back': 'Back to the battle',
  'screen.print.now': 'Print',
  'screen.print.figures': 'For figures of',
  'screen.print.scale':
    'Print at 100 %, without fitting to the page: then everything has its true size. Cut along the lines.',
  'screen.print.sticks': 'Move sticks',
  'screen.print.stick': '{mm, number, distance} {unit}: {troops}',
  'screen.print.templates': 'Templates',
  'screen.print.zone': 'Zone of control, {mm, number, distance} {unit} deep',
  'screen.print.arc': 'Range of shots, {mm, number, distance} {unit}: {troops}',
  'screen.print.too-large': 'It is larger than a page: measure it with a stick.',
  'screen.sheet.open': 'open ground',
  'screen.sheet.everywhere': '{mm, number, distance} {unit} everywhere',
  'screen.sheet.move': '{mm, number, distance} {unit} on {on}',
  'screen.sheet.troop': 'Troop',
  'screen.sheet.what':
    'Each field: the factors of both, front to front in the open; below them how often each is lost, in the bound of the troop on the left. In italics: troops that any defeat by this enemy destroys.',
  'screen.legend.troop':
    '{name}: {count, plural, one {1 base} other {# bases}}{worth, select, 0 {} other {; {points}: {worth}{count, plural, one {} other { each}}}}',
  'screen.legend.plate':
    'Each piece is a base: one body of troops. Seen from near, it bears the sign of its troop{graded, select, yes { (with a straight line for regulars, a wavy one for irregulars), its grade (S superior, O ordinary, I inferior, F fast, X exceptional)} other {}} and the letter by which it is called. The flag with a crown marks a general. The figures look to the front.',
  'screen.report.bound': 'Round {round}, {side}',
  'screen.report.none': 'The battle has not begun yet.',
  'screen.told': 'The position in words',
  'screen.told.troops': '{count, plural, one {{name} {letters}} other {# × {name} ({letters})}}',
  'screen.told.formation': `{wing, select, left {Left wing} right {Right wing} other {Centre}}: {troops}{shape, select, line { in line} column { in column} lines { in ranks} other {}} facing ${direction('facing')}, {contact, select, yes {in contact with {enemies}} none {no enemy on the table} other {{mm, number, distance} {unit} from {enemies}}}{overlapped, select, left {; overlapped on the left} right {; overlapped on the right} both {; overlapped on both sides} other {}}.`,
  'screen.told.none': 'Nothing of this army is on the table.',
  'screen.told.ask': 'Who can reach or shoot at this base?',
  'screen.told.ask.hint': 'Its letter, for example {example}',
  'screen.told.ask.now': 'Ask',
  'screen.told.unknown': 'There is no base “{name}” on the table.',
  'screen.told.reach':
    '{count, plural, =0 {Nobody can reach {base} with one move.} one {{bases} can reach {base} with one move.} other {{bases} can reach {base} with one move.}}',
  'screen.told.shoot':
    '{count, plural, =0 {Nobody has {base} in range.} one {{bases} has {base} in range.} other {{bases} have {base} in range.}}',
  'screen.undo.consent':
    'Dice have fallen or the other side has acted since. This is possible if the other side agrees.',
  'screen.undo.to.order': 'To before my last order ({count, plural, one {1 action} other {# actions}})',
  'screen.undo.to.bound': 'To the start of this bound ({count, plural, one {1 action} other {# actions}})',
  'screen.undo.to.last-bound':
    'To the start of the bound before ({count, plural, one {1 action} other {# actions}})',
  'screen.undo.to.start': 'To the start of the battle ({count, plural, one {1 action} other {# actions}})',
  'screen.resign.sure': '{side} gives the battle up. Are you sure?',
  'screen.draw.sure': 'Shall {side} offer a draw?',
  'screen.draw.offer': 'Offer a draw',
  'screen.time.sure': 'End the battle because time is up? It is possible between two rounds.',
};
