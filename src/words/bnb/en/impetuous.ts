import type { Catalogue } from '../../types.ts';

/** Impetuous moves: refusals, choices and events. */
export const impetuous: Catalogue = {
  'ask.impetuous-avoid': '{side}: does {base} turn aside from difficult going?',
  'bnb.impetuous.left': 'Impetuous bases must still move: {bases}.',
  'bnb.impetuous.must-reach': '{base} must reach its target {target} in this move.',
  'bnb.impetuous.no-target': '{target} is no target for {base}, which has none.',
  'bnb.impetuous.not': '{base} has no impetuous move to make.',
  'bnb.impetuous.order': '{first} must move before {base}.',
  'bnb.impetuous.target': '{base} may not choose {target} as its target, but only {targets}.',
  'bnb.impetuous.way': '{base} has no choice of its way.',
  'choice.impetuous-enter': 'Go on into difficult going',
  'choice.impetuous-left': 'Turn aside to the left',
  'choice.impetuous-right': 'Turn aside to the right',
  'event.impetuous': '{base} goes forward impetuously{target, select, null {} other {, at {target}}}.',
  'event.impetuous-cancelled': '{base} does not move: its target {target} is an elephant.',
  'event.impetuous-ended': '{base} has made its impetuous move.',
  'event.impetuous-flee': '{friend} flees out of the way of {base}.',
  'event.impetuous-go-first': '{friend} is in the way of {base} and goes first.',
  'event.impetuous-recoil': '{friend} recoils out of the way of {base}.',
  'event.impetuous-stop': '{friend} stops {base}.',
  'event.set-aside':
    '{base} is set a little aside ({where, select, right {right} left {left} other {back}}).',
  'option.impetuous': 'Move {base}',
  'option.impetuous-target': 'Move {base} at {target}',
};
