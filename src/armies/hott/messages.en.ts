/** The English messages about army files of Hordes of the Things. */
const FILES = {
  'hott.file.line':
    '"{text}" is neither a heading nor a line of elements: write "4 Spears", or with a name "4 Spears: Men of the weir"',
  'hott.file.count': '"{text}" is not a number of elements: it must be from 1 to {most}',
  'hott.file.element': 'there is no element "{text}": the elements are {known}',
  'hott.file.depth': '"{text}" is too deep: a base is at most {most} mm deep',
  'hott.file.mark': '"{text}" cannot follow an element: write {knownOr} after the comma',
  'hott.file.look': '"{text}" is no look of a stronghold: choose {knownOr}',
  'hott.file.shape':
    '"{text}" is no shape of a stronghold: write for example "oblong 400 x 300", paces along the edge and across, or one of {knownOr} in place of oblong',
  'hott.file.points': '"{text}" are no points of an army: write a whole number from 1 to {most}',
  'hott.file.empty': 'the army has no elements: write for example "1 Hero: The queen, general"',
  'hott.file.no-theme': 'the army has no theme: two or three sentences after "theme:" say what it is',
} as const;

/** How an army breaks a rule of army building, by the keys of the rules. */
export const ARMY_RULES = {
  'hott.army.size-between':
    'Battles of {size} AP are not played: a standard army has {standard} AP, a mass army {mass} or more.',
  'hott.army.over':
    'The army costs {points} AP, where {most, plural, one {# is} other {# are}} allowed: take {excess} out.',
  'hott.army.dear':
    'Elements of 3 AP and more cost {dear} of {points} AP together: at most half of all, {most}, is allowed.',
  'hott.army.general-type': 'The general cannot be with {element}.',
  'hott.army.one-general': 'An army has exactly one general; this one has {count}.',
  'hott.army.commands':
    '{count, plural, one {# command is} other {# commands are}} too many: an army whose elements cost {size} AP may have {most}; the agreed total does not matter.',
  'hott.army.no-command': '{element} belong to no command: write "command:" and its name above them.',
  'hott.army.command-general':
    'Every command has exactly one general of its own; the command {command} has {count}.',
  'hott.army.one-c-in-c':
    'One general is the commander-in-chief of the army; here {count, plural, =0 {none is} one {# is} other {# are}}.',
  'hott.army.no-stronghold': 'An army must have a stronghold: write "stronghold:" and its name.',
  'hott.setup.stronghold-size':
    'A stronghold is 200 to 600 paces long and wide (50 to 150 mm); this is {long} by {wide} mm.',
  'hott.setup.stronghold-convex': 'The outline of a stronghold has no hollows.',
} as const;

export const ENGLISH = { ...FILES, ...ARMY_RULES };
