import { far } from '../../length.ts';
import type { Catalogue } from '../../types.ts';

/** Fortifications: refusals. */
export const walls: Catalogue = {
  'debellis.wall.enter':
    '{base} cannot enter over {piece}: only an own gateway is open, or a section that its side has stormed.',
  'debellis.wall.leave':
    '{base} cannot leave over {piece}: only infantry leaves over a palisade; all others use an own gateway.',
  'debellis.wall.riders': '{base} is mounted: it assaults palisades only, not the defenders of {piece}.',
  'debellis.wall.column': '{base} would cross {piece} in a line: a group does so only in a column.',
  'debellis.wall.length': `A section is not ${far('length')} long.`,
  'debellis.wall.towers': `A tower is nearer than ${far('least')} to another tower.`,
  'debellis.wall.large-town': `A town more than ${far('limit')} across has walls, not palisades.`,
  'debellis.wall.open': 'The fortifications of {piece} do not go all round it.',
  'debellis.wall.gates':
    'The fortifications of {piece} have {most, plural, one {one gateway} other {1 to # gateways}}.',
  'debellis.wall.gate-road': 'The gateway does not lie on a road of the town.',
  'debellis.wall.no-town': 'Walls enclose a town.',
  'debellis.wall.not-listed': 'Away from a town the army list gives no sections such as {piece}.',
  'debellis.wall.area': '{piece} lies outside the deployment area of its army.',
  'debellis.wall.camp':
    'The palisade of a camp contains baggage and ends at the own table edge, a river or a waterway.',
  'debellis.wall.unknown': 'There are no sections called “{section}”; there are {known}.',
  'debellis.wall.wasted':
    'Sections called “{section}” are of no use here: there is no town to enclose, or the army is the invader.',
  'debellis.wall.none-left': 'No sections called “{section}” are left.',
  'debellis.wall.too-few': 'The sections bought do not suffice to enclose {piece}, with a gateway at least.',
  'debellis.setup.near-town': `{base} would deploy within ${far('limit')} of {piece}, which the enemy garrisons.`,
  'debellis.setup.garrison-command':
    'A garrison comes from one command, and not from the largest: {base} cannot belong to it.',
  'debellis.setup.garrison-place': '{base} would not stand in a fortified town.',
  'debellis.flank.in-town': '{base} would arrive in a fortified town.',
  'debellis.wall.manned': '{base} would man a section that {other} mans.',
  'event.wall-taken': '{base} has taken {piece}.',
  'event.fortified': '{side} lays {count, plural, =1 {a piece} other {# pieces}} of fortifications.',
  'ask.fortify': '{side}: lay the fortifications that you have bought',
  'option.enclose': 'Enclose {piece} with {section}',
  'outcome.taken': 'taken',
};
