import type { RulesetHelp } from '../types.ts';

/** The part of the help that is about Blood and Blades. */
export const help: RulesetHelp = {
  armyUse: ['acies army translate FILE [--from DBM|DBMM] [--json]'],
  armyAbout: [
    'Translating turns a list in the notation of DBM or DBMM into one of Blood and Blades, and tells what it left out.',
  ],
  examples: {
    army: [
      'acies army check content/armies/bnb/kish/list.txt',
      'acies army check content/armies/bnb/kish/deep-phalanx.txt --json',
      'acies army translate my-list.txt --from DBM > list.txt',
    ],
    clauses: ['acies clauses bnb', 'acies clauses bnb --json'],
    scenario: ['acies scenario check content/scenarios/bnb/rules/zoc.json --json'],
    positions: ['acies positions bnb quick --theme turn-flank --failed'],
    ladder: ['acies ladder bnb playing light quick --army kish --army neo-assyria --json'],
    simulate: [
      'acies simulate bnb --red kish --blue neo-assyria --seed 7 --out battle.json',
      'acies simulate bnb --red kish/deep-phalanx --blue my-army.txt --games 100',
    ],
  },
};
