import { far } from '../../length.ts';
import type { Catalogue } from '../../types.ts';

/** De Bellis Multitudinis: fortifications. */
export const walls: Catalogue = {
  'dbm.wall.enter':
    '{base} cannot enter over {piece}: only an own gateway is open, or a section that its side has stormed.',
  'dbm.wall.leave':
    '{base} cannot leave over {piece}: only infantry leaves TF; all others use an own gateway.',
  'dbm.wall.riders': '{base} is mounted: it assaults TF only, not the defenders of {piece}.',
  'dbm.wall.column': '{base} would cross {piece} in a line: a group does so only in a column.',
  'dbm.tactic.fortified': 'Holds fortifications',
  'event.wall-taken': '{base} has taken {piece}.',
  'outcome.taken': 'taken',
  'dbm.wall.length': `Section {piece} is not ${far('length')} long.`,
  'dbm.wall.towers': `Tower {piece} is nearer than ${far('least')} to another tower.`,
  'dbm.wall.large-town': `A town more than ${far('limit')} across has PF, not TF such as {piece}.`,
  'dbm.wall.open': 'The fortifications of {piece} do not go all round it.',
  'dbm.wall.gates':
    'The fortifications of {piece} have {most, plural, one {one gateway} other {1 to # gateways}}.',
  'dbm.wall.gate-road': 'Gateway {piece} does not lie on a road of the town.',
  'dbm.wall.no-town': 'PF such as {piece} enclose a town.',
  'dbm.wall.not-listed': 'The army list gives no such sections as {piece} for use away from a town.',
  'dbm.wall.area': '{piece} lies outside the deployment area of its army.',
  'dbm.wall.camp':
    'TF round a camp, such as {piece}, contain baggage and end at the own table edge, a river or a waterway.',
  'dbm.wall.unknown': 'There are no sections called “{section}”; there are {known}.',
  'dbm.wall.wasted':
    'Sections called “{section}” are of no use here: there is no town to enclose, or the army is the invader.',
  'dbm.wall.none-left': 'No sections called “{section}” are left.',
  'dbm.wall.too-few': 'The sections bought do not suffice to enclose {piece}, with a gateway at least.',
  'event.fortified': '{side} lays {count, plural, =1 {a piece} other {# pieces}} of fortifications.',
  'ask.fortify': '{side}: lay the fortifications that you have bought',
  'option.enclose': 'Enclose {piece} with {section}',
  'dbm.setup.near-town': `{base} would deploy within ${far('limit')} of {piece}, which the enemy garrisons.`,
  'dbm.setup.garrison-command':
    'A garrison comes from one command, and not from the largest: {base} cannot belong to it.',
  'dbm.setup.garrison-place': '{base} would not stand in a fortified town.',
  'dbm.flank.in-town': '{base} would arrive in a fortified town.',
};
