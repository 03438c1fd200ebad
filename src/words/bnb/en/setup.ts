import { far } from '../../length.ts';
import type { Catalogue } from '../../types.ts';

/** Choosing and laying terrain. */
const terrain: Catalogue = {
  'bnb.setup.terrain-not-offered': '{kind} cannot be chosen; this land offers {offered}.',
  'bnb.setup.terrain-size': '{kind} cannot be {size}; it is {sizes}.',
  'bnb.setup.terrain-of-size':
    '{chosen, plural, one {# {size} piece is} other {# {size} pieces are}} chosen; at most {most} may be.',
  'bnb.setup.mandatory-missing': 'At least one piece of every mandatory type is needed: {missing}.',
  'bnb.setup.mandatory-too-many':
    '{chosen, plural, one {# piece of {kind} is} other {# pieces of {kind} are}} chosen; of each mandatory type at most {most} may be.',
  'bnb.setup.mandatory-too-few':
    '{chosen, plural, one {# mandatory piece is} other {# mandatory pieces are}} chosen; at least {least} must be.',
  'bnb.setup.optional-too-many':
    '{chosen, plural, one {# optional piece is} other {# optional pieces are}} chosen; at most {most} may be.',
  'bnb.setup.invader-pieces':
    '{chosen, plural, =0 {No piece is} one {# piece is} other {# pieces are}} chosen; the invader takes {least} to {most}.',
  'bnb.setup.invader-mandatory':
    '{chosen, plural, one {# piece of a mandatory type is} other {# pieces of mandatory types are}} chosen; the invader takes at most {most}.',
  'bnb.setup.size-class': `A {size} feature is at least ${far('least')} and less than ${far('below')} long, and at least ${far('leastWidth')} wide; this is ${far('length')} by ${far('width')}.`,
  'bnb.setup.outline-crosses-itself': 'The outline crosses itself.',
  'bnb.setup.outline-angular': 'The outline of {kind} must be smooth.',
  'bnb.setup.built-up-size': 'A {models} cannot be {size}; it is {sizes}.',
  'bnb.setup.near-edge': `It is ${far('distance')} from the {edge} edge; at least ${far('least')} are needed.`,
  'bnb.setup.near-feature': `It is ${far('distance')} from {other}; at least ${far('least')} are needed.`,
  'bnb.setup.on-feature': 'It would lie on {other}.',
  'bnb.setup.nearer-to-side': `Its middle must be nearer to the {edge} side than to any other: it is ${far('distance')} from it and ${far('nearerDistance')} from the {nearer} side.`,
  'bnb.setup.water-edge': 'A lake or sea lies along a short edge: {edges}; not {edge}.',
  'bnb.setup.shore': `The shore runs from ${far('least')} to ${far('most')} from the edge, not ${far('distance')}.`,
  'bnb.setup.road-ends':
    'A road joins two opposite edges of the table, or a road and an edge, and stays on the table.',
  'bnb.setup.edge-has-road': 'A road already reaches the {edge} edge.',
  'bnb.setup.road-in-water': 'The road would run into {other}.',
  'bnb.setup.paved-bends': 'A paved road is straight.',
  'bnb.setup.road-along': `${far('distance')} of road would run along the border of {other}; it can be avoided.`,
  'bnb.setup.option-side': 'The {edge} side',
  'bnb.setup.option-place': 'A place for {kind}',
  'event.river-band-thrown': `{faces}: the river runs between {from, number, distance} and {to, number, distance} {unit} from the {edge} edge.`,
  'event.side-preferred': '{side} prefers the {edge} side for {kind}.',
  'event.terrain-chosen': '{side} has chosen its terrain: {pieces}.',
  'event.terrain-discarded': '{side} finds no place for {kind}.',
  'event.terrain-side-thrown': 'A {face}: {kind} goes to the {edge} side.',
  'dice.purpose.river-band': 'band of the river',
  'dice.purpose.terrain-side': 'side of the table',
};

/** Deploying. */
const deployment: Catalogue = {
  'bnb.setup.baggage-first': 'Only baggage is deployed now, not {base}.',
  'bnb.setup.baggage-stands': 'The baggage {base} stays where it was deployed.',
  'bnb.setup.deploy-off-table': '{base} would not be wholly on the table.',
  'bnb.setup.deploy-too-far': `{base} would stand ${far('distance')} from its own edge; at most ${far('most')} are allowed.`,
  'bnb.setup.deploy-on': '{base} cannot be deployed in {other}.',
  'bnb.setup.still-to-deploy':
    '{count, plural, one {# base is} other {# bases are}} not yet on the table: {bases}.',
  'bnb.setup.option-deploy-first': 'Deploy first and have the second bound',
  'bnb.setup.option-deploy-second': 'Deploy second and have the first bound',
  'event.aggression-thrown': '{invader} invades ({faces}; {totals}).',
  'event.aggression-tied': 'Aggression is equal ({totals}): thrown again.',
  'event.deployment-order': '{first} deploys first.',
  'event.deployment-thrown': 'Thrown for the deployment: {faces}.',
  'dice.purpose.deployment-order': 'deployment',
  'phase.deployment-order': 'Who deploys first',
  'name.deployment-order': 'order of deployment',
};

/** Faults of a new battle. */
const faults: Catalogue = {
  'fault.table-not-agreed': 'The size of the table is agreed before anything else.',
  'fault.table-too-small': `The table is ${far('width')} by ${far('depth')}; the smallest is ${far('limitWidth')} by ${far('limitDepth')}.`,
  'fault.table-too-large': `The table is ${far('width')} by ${far('depth')}; the largest is ${far('limitWidth')} by ${far('limitDepth')}.`,
  'fault.one-commander':
    '{side} has {count, plural, =0 {no commander-in-chief} other {# commanders-in-chief}}; each army has exactly one.',
};

/** Setting a battle up. */
export const setup: Catalogue = { ...terrain, ...deployment, ...faults };
