import { scenariosIn } from '../../tools/dropping.ts';
import { seedOf } from './codes.ts';
import { decisionsAfter } from './decisions.ts';
import { variedEnd } from './varied.ts';

// Prints what is decided after the scenarios whose name contains a text, and how their variations end, so that two
// versions can be compared: `npx tsx test/decisions/show.ts "dbm/rules/zones.json: a-name"`

const wanted = process.argv[2] ?? '';
for (const named of scenariosIn().filter((each) => each.name.includes(wanted))) {
  console.log(`== ${named.name}`);
  for (const [part, lines] of Object.entries(decisionsAfter(named.scenario, seedOf(named.name))))
    for (const line of lines) console.log(part, line);
  console.log('varied', variedEnd(named));
}
