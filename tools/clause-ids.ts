/**
 * Writes src/rules/<ruleset>/clauses/ids.ts, the union type of a ruleset's clause ids, from the clause files.
 * Run: npx tsx tools/clause-ids.ts [ruleset ...]   (all rulesets that have clauses, if none is named)
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { topicOf } from '../src/engine/clauses.ts';

const RULES = join(dirname(fileURLToPath(import.meta.url)), '../src/rules');

export function clauseFolder(ruleset: string): string {
  return join(RULES, ruleset, 'clauses');
}

export function idsFile(ruleset: string): string {
  return join(clauseFolder(ruleset), 'ids.ts');
}

/** All ids of the clause files, by topic and number; the order of the files does not matter. */
export function clauseIds(ruleset: string): readonly string[] {
  return readdirSync(clauseFolder(ruleset))
    .filter((name) => name.endsWith('.json'))
    .flatMap(
      (name) => JSON.parse(readFileSync(join(clauseFolder(ruleset), name), 'utf8')) as { id: string }[],
    )
    .map((clause) => clause.id)
    .sort(byTopicAndNumber);
}

function byTopicAndNumber(a: string, b: string): number {
  const [, topicA = '', numberA = ''] = a.split('.');
  const [, topicB = '', numberB = ''] = b.split('.');
  if (topicA !== topicB) return topicA < topicB ? -1 : 1;
  return Number(numberA) - Number(numberB);
}

/** The ids of one topic as a type: its numbers run from 1 without a gap. */
function topicType(ruleset: string, topic: string, ids: readonly string[]): string {
  const broken = ids.find((id, at) => id !== `${ruleset}.${topic}.${at + 1}`);
  if (broken) throw new Error(`${broken} should be ${ruleset}.${topic}.${ids.indexOf(broken) + 1}`);
  return `  | \`${ruleset}.${topic}.\${UpTo<${ids.length}>}\``;
}

/** The text of ids.ts. */
export function idsSource(ruleset: string): string {
  const name = `${ruleset.charAt(0).toUpperCase()}${ruleset.slice(1)}Clause`;
  const ids = clauseIds(ruleset);
  const topics = [...new Set(ids.map(topicOf))];
  const members = topics.map((topic) =>
    topicType(
      ruleset,
      topic,
      ids.filter((id) => topicOf(id) === topic),
    ),
  );
  return `// Written by tools/clause-ids.ts from the clause files beside it: each topic with its number of clauses.
import type { UpTo } from '../../../engine/clauses.ts';

export type ${name} =
${members.join('\n')};
`;
}

function rulesetsWithClauses(): readonly string[] {
  return readdirSync(RULES).filter((ruleset) => existsSync(clauseFolder(ruleset)));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const named = process.argv.slice(2);
  for (const ruleset of named.length > 0 ? named : rulesetsWithClauses()) {
    writeFileSync(idsFile(ruleset), idsSource(ruleset));
    console.log(`${idsFile(ruleset)}: ${clauseIds(ruleset).length} ids`);
  }
}
