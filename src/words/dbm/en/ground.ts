import { far } from '../../length.ts';
import type { Catalogue } from '../../types.ts';

/** Rivers. */
const rivers: Catalogue = {
  'dbm.tactic.weather': 'Weather against it',
  'dbm.river.column': '{piece} is waded here only by single bases and columns, not by the group of {base}.',
  'dbm.river.shut': 'Near here a base was turned back from {piece}: {base} cannot enter it in this bound.',
  'event.river-scored':
    '{side} tries {river} ({face}{more, plural, =0 {} other { {more, number, ::sign-always}}}): it is {nature, select, paltry {paltry} easy {easy} tricky {tricky} other {dangerous}} here.',
  'event.river-drowns': '{base} enters {river} ({score}) and drowns.',
  'event.river-bars':
    '{base} finds no way through {river} ({score}): nobody enters it near here in this bound.',
  'event.river-crossed': '{base} finds a way through {river} ({score}).',
  'event.town-passed':
    '{side} has passed through the middle of a town: its enemy counts 4 more element equivalents as lost.',
  'dice.purpose.river': 'nature of the river',
  'dice.purpose.river-crossing': 'entering a dangerous river',
};

/** Choosing and laying terrain. */
const terrain: Catalogue = {
  'dbm.setup.terrain-not-offered': '{kind} cannot be chosen; this land offers {offered}.',
  'dbm.setup.terrain-size': '{kind} cannot be {size}; it is {sizes}.',
  'dbm.setup.terrain-amount':
    '{chosen, plural, one {# feature equivalent is} other {# feature equivalents are}} chosen; {least, number} to {most, number} must be.',
  'dbm.setup.terrain-of-kind':
    'No more than {most, plural, one {# feature equivalent} other {# feature equivalents}} of {kind} may be chosen.',
  'dbm.setup.terrain-missing': 'Compulsory terrain is missing: {missing}.',
  'dbm.setup.terrain-too-many':
    '{kind}: {chosen} chosen, {most, plural, =0 {none} other {at most #}} allowed.',
  'dbm.setup.fields-alone': 'Fields lie beside a built-up area: one must be chosen with them.',
  'dbm.setup.fields-open': 'This land encloses its fields: choose enclosed ones.',
  'dbm.setup.road-alone': 'The road needs a built-up area to link with, or an earlier road to join.',
  'dbm.setup.cover': '{kind} cannot be covered with {cover}; a steep hill may have an orchard.',
  'dbm.setup.town-on-hill': '{kind} of this size cannot stand on a hill.',
  'dbm.setup.streets': '{kind} has no roads inside; a built-up area may have two.',
  'dbm.setup.terrain-too-large': `{kind} would be ${far('length')} by ${far('width')}; in this size ${far('most')} by ${far('mostWidth')} are allowed.`,
  'dbm.setup.other-sector': 'The dice send {kind} to another sector of the table.',
  'dbm.setup.far-from-edge': `{kind} would be ${far('distance')} from the nearest table edge; at most ${far('most')} are allowed.`,
  'dbm.setup.near-feature': `{kind} would be ${far('distance')} from {other}; at least ${far('least')} are needed.`,
  'dbm.setup.on-feature': '{kind} would lie on {other}.',
  'dbm.setup.off-table': '{kind} would not lie wholly on the table.',
  'dbm.setup.not-by-water': 'The list does not offer {kind}: it must lie by the water.',
  'dbm.setup.town-place':
    'A built-up area lies in a flank sector, by a waterway, or on a road of the invader.',
  'dbm.setup.beside-town': '{kind} must lie in one sector, and fields beside the built-up area.',
  'dbm.setup.shore': `A waterway lies along a short edge and reaches ${far('least')} to ${far('most')} inward, no more than half of it beyond 600 paces.`,
  'dbm.setup.island': `An island keeps ${far('least')} from the table edge and a base width from the shore.`,
  'dbm.setup.promontory': `{kind} in a waterway keeps ${far('least')} from the table edge.`,
  'dbm.setup.river-off': 'A river stays on the table and does not cross itself.',
  'dbm.setup.river-across':
    'A river of the invader joins the long edges, 600 to 1200 paces from a short one.',
  'dbm.setup.river-along':
    'A river of the defender runs from a short edge to the opposite one, into a waterway there or into the first river.',
  'dbm.setup.river-bends': 'The river bends too much.',
  'dbm.setup.river-wide': `A river is at most ${far('most')} wide.`,
  'dbm.setup.road-ends': 'A road leads over dry land from edges, built-up areas or roads to others.',
  'dbm.setup.road-across': 'A road of the invader leads from long edge to long edge through the centre.',
  'dbm.setup.road-crosses': 'A road crosses a river at most once.',
  'dbm.setup.option-place': 'A place for {kind}',
  'event.terrain-chosen': '{side} has chosen its terrain: {pieces}.',
  'event.terrain-discarded': '{side} finds no place for {kind}.',
  'event.terrain-place-thrown': `{side} throws {faces} for the place of {kind} ({third, select, 0 {west} 1 {centre} other {east}}, {half, select, 0 {south} other {north}}; ${far('distance')}).`,
  'dice.purpose.terrain-place': 'place of a piece of terrain',
};

/** The ground: weather, rivers, terrain. */
export const ground: Catalogue = { ...rivers, ...terrain };
