import { scenariosIn } from '../../tools/dropping.ts';
import { booksMade } from './books.ts';
import { seedOf } from './codes.ts';
import { commandsPrint } from './commands.ts';
import { decisionsAfter } from './decisions.ts';
import { fightsDrawn } from './fights.ts';
import { mixingsOf, mixturesTold } from './mixed.ts';
import { pastedRead } from './pasted.ts';
import { variedEnd } from './varied.ts';

// Prints what is decided after the scenarios whose name contains a text, and how their variations and mixtures end, or
// what lies behind a line of the other tables, so that two versions can be compared:
// `npx tsx test/decisions/show.ts "dbm/rules/zones.json: a-name"`

const wanted = process.argv[2] ?? '';
for (const named of scenariosIn().filter((each) => each.name.includes(wanted))) {
  console.log(`== ${named.name}`);
  for (const [part, lines] of Object.entries(decisionsAfter(named.scenario, seedOf(named.name))))
    for (const line of lines) console.log(part, line);
  console.log('varied', variedEnd(named));
  const mixing = mixingsOf(named.scenario.ruleset).find(({ scenarios }) =>
    scenarios.some(({ name }) => name === named.name),
  );
  for (const line of mixing ? mixturesTold(named, mixing) : []) console.log('mixed', line);
}
for (const { about, told } of [...fightsDrawn(), ...commandsPrint(), ...pastedRead(), ...booksMade()]) {
  if (!told || !about.includes(wanted)) continue;
  console.log(`== ${about}`);
  for (const line of await told()) console.log(line);
}
