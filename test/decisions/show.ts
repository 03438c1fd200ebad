import { scenariosIn } from '../../tools/dropping.ts';
import { seedOf } from './codes.ts';
import { decisionsAfter } from './decisions.ts';

// Prints what is decided after the scenarios whose name contains a text, so that two versions can be compared:
// `npx tsx test/decisions/show.ts "dbm/rules/zones.json: a-name"`

const wanted = process.argv[2] ?? '';
for (const { name, scenario } of scenariosIn().filter((each) => each.name.includes(wanted))) {
  console.log(`== ${name}`);
  for (const [part, lines] of Object.entries(decisionsAfter(scenario, seedOf(name))))
    for (const line of lines) console.log(part, line);
}
