import type { RulesetHelp } from '../types.ts';

/** The part of the help that is about De Bellis Magistrorum Militum. */
export const help: RulesetHelp = {
  armyUse: ['acies army translate FILE --to dbm|dbmm [--json]'],
  armyAbout: [
    '',
    'With --to an order of battle of DBM or DBMM is turned into one of the other, with its troops written out. Notes tell',
    'what stands for troops that do not exist there, and what is left out.',
  ],
  examples: {
    army: [
      'acies army check content/armies/dbmm/rome/two-consuls.txt',
      'acies army translate content/armies/dbmm/rome/two-consuls.txt --to dbm',
    ],
    clauses: ['acies clauses dbmm'],
  },
};
