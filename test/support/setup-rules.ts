/** As much of the ruleset as setting a battle up needs, with a first bound that only waits. */
import type { Ruleset } from '../../src/engine/contract.ts';
import { board } from '../../src/rules/bnb/board.ts';
import { muster } from '../../src/rules/bnb/muster.ts';
import { REASONS } from '../../src/rules/bnb/reasons.ts';
import { hides, openFacts } from '../../src/rules/bnb/secrets.ts';
import { setupPhases } from '../../src/rules/bnb/setup/sequence.ts';
import { SETUP_STEPS } from '../../src/rules/bnb/setup/steps.ts';
import { pips } from '../../src/rules/bnb/steps/pips.ts';

export const setupRules = {
  id: 'bnb',
  version: '0',
  phases: ['pips'],
  setup: setupPhases,
  steps: { ...SETUP_STEPS, pips },
  dice: { D6: [1, 2, 3, 4, 5, 6], AD: [2, 3, 3, 4, 4, 5] },
  reasons: REASONS,
  muster,
  board,
  hides,
  openFacts,
} as unknown as Ruleset;
