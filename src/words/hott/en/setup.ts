import { far } from '../../length.ts';
import type { Catalogue } from '../../types.ts';

const more = (name: string, thing: string) =>
  `{${name}, plural, =0 {no ${thing} is} one {# ${thing} is} other {# ${thing}s are}}`;

/** Why an army cannot fight, or should not. */
const armies: Catalogue = {
  'hott.army.size-between':
    'Battles of {size} AP are not played; a standard army has {standard} AP, a mass army {mass} or more.',
  'hott.army.over': '{points} AP are {excess} too many; {most, plural, one {# is} other {# are}} allowed.',
  'hott.army.dear':
    'Bases of 3 AP and more cost {dear} of {points} AP together; at most {most}, half of all, are allowed.',
  'hott.army.general-type': 'No general is with {elementName}.',
  'hott.army.one-general': 'An army has exactly one general, not {count}.',
  'hott.army.commands':
    'The bases of this army come to {size} AP, whichever total was agreed on: it has at most {most, plural, one {# command} other {# commands}}, not {count}.',
  'hott.army.no-command': '{elementName} belong to no command.',
  'hott.army.command-general':
    'The command {command} has {count, plural, =0 {no general} one {# general} other {# generals}}; each command has exactly one.',
  'hott.army.one-c-in-c': 'One general is commander-in-chief, not {count}.',
  'hott.army.no-stronghold': 'Every army has a stronghold.',
  'hott.setup.stronghold-size': `A stronghold is ${far('least')} to ${far('most')} long and wide, not ${far('long')} by ${far('wide')}.`,
  'hott.setup.stronghold-convex': 'The outline of a stronghold has no hollows.',
};

/** Why a battlefield is not eligible. */
const terrain: Catalogue = {
  'hott.setup.not-flat':
    'Only {found}% of the board is flat good going; more than {least}% must be (area {area}).',
  'hott.setup.empty-quarters': `Terrain features lie in {found, plural, one {# quarter} other {# quarters}} of the board; they must in at least {least} (area {area}).`,
  'hott.setup.easy-quarters':
    'River, bad going or impassable ground lies in {found, plural, one {# quarter} other {# quarters}} of the board; it must in at least {least} (area {area}).',
  'hott.setup.few-features': `${more('found', 'terrain feature')} there; at least {least, plural, one {# is} other {# separate ones are}} needed (area {area}).`,
  'hott.setup.few-bad':
    '{found, plural, =0 {No bad going of 200 paces is} one {Only one bad going of 200 paces is} other {# are}} within 600 paces of the centre; at least {least} must be (area {area}).',
  'hott.setup.second-sea': 'The sea lies along one edge already: {other}.',
  'hott.setup.river-ends':
    'A river leads from one edge of the board to another, or from an edge to the sea, a lake or another river.',
  'hott.setup.river-hangs':
    'The river {piece} leads nowhere: it must lead from one edge of the board to another, or from an edge to the sea, a lake or another river. Lay it anew, or take it away.',
  'hott.setup.crossing-unsaid': 'Say whether road and river cross by a bridge or by a ford.',
  'hott.setup.ford-too-deep': `A river ${far('width')} wide is too deep for a ford, which may be ${far('most')} wide at most; a bridge can lead over it.`,
  'hott.setup.no-such-piece': 'There is no terrain {piece}.',
};

/** Edges and strongholds. */
const edges: Catalogue = {
  'hott.setup.edges-numbered': 'All of these edges are numbered, each once: {edges}.',
  'hott.setup.option-edge': 'Prefer the {edge} edge',
  'hott.setup.option-stronghold': 'A place for the stronghold',
  'hott.setup.option-command': 'Deploy the command {command}',
  'hott.setup.stronghold-off-edge': 'A side of the stronghold must lie on the {edge} edge.',
  'hott.setup.stronghold-off-shore': 'The {edge} edge is sea: the stronghold must stand on its shore.',
  'hott.setup.stronghold-off-middle': `The stronghold is ${far('distance')} from the middle of its edge; at most ${far('most')} are allowed.`,
  'hott.setup.stronghold-shut-off':
    'Ground troops could not come to the stronghold: leave a way as wide as a base.',
};

/** Deploying. */
const deployment: Catalogue = {
  'hott.setup.deploys-later': '{troopName} {base} come later in the battle.',
  'hott.setup.deploy-off-board': '{base} would not be wholly on the board.',
  'hott.setup.deploy-too-far': `{base} would reach ${far('distance')} from its base edge; at most ${far('most')} are allowed.`,
  'hott.setup.deploy-on': '{base} cannot be deployed in {other}.',
  'hott.setup.other-command': '{base} is not of the command {command}, which deploys now.',
  'hott.setup.still-to-deploy':
    '{count, plural, one {# base is} other {# bases are}} not yet on the table: {bases}.',
};

const events: Catalogue = {
  'event.army-noted': '{side} writes the army down.',
  'event.roles-thrown': '{defender} defends ({faces}).',
  'event.roles-tied': 'Equal dice ({faces}): thrown again.',
  'event.terrain-lifted': 'Terrain {piece} is taken away.',
  'event.battlefield-settled': '{side} has laid the battlefield.',
  'event.edges-numbered': '{side} numbers the edges: {edges}.',
  'event.edges-thrown': '{side} throws {face} and comes from the {edge}.',
  'event.stronghold-placed': '{side} places the stronghold.',
};

const screen: Catalogue = {
  'ask.number-edges': '{side}: which edge would you rather come from?',
  'ask.place-stronghold': '{side}: place the stronghold',
  'ask.choose-command': '{side}: choose a command to deploy',
  'phase.army-notes': 'Army lists',
  'phase.edges': 'Edges',
  'phase.stronghold': 'The stronghold',
  'phase.first-bound': 'First bound',
  'dice.purpose.edges': 'base edge',
};

const faults: Catalogue = {
  'fault.question-place': 'A place is written [x, y, degrees].',
};

/** Setting a battle of Hordes of the Things up. */
export const setup: Catalogue = {
  ...armies,
  ...terrain,
  ...edges,
  ...deployment,
  ...events,
  ...screen,
  ...faults,
};
