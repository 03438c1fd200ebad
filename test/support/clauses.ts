/** Tests that the clauses and rulings of every ruleset must pass. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CLAUSE_ROLES, type ClauseData, mustBeShown, type RulingData } from '../../src/engine/clauses.ts';
import { clauseFolder, clauseIds, idsFile, idsSource } from '../../tools/clause-ids.ts';

export interface ClausesToCheck {
  readonly id: string;
  readonly clauses: readonly ClauseData<string>[];
  readonly rulings: readonly RulingData<string>[];
  /** The least number of clauses, so that none gets lost. */
  readonly least: number;
  readonly kinds: readonly string[];
  /** The names of the deferred subjects. */
  readonly deferred: readonly string[];
}

const FIELDS = ['deferred', 'id', 'kind', 'role', 'section', 'text'];

const numbersIn = (text: string, ruleset: string): readonly number[] => [
  ...new Set([...text.matchAll(new RegExp(`${ruleset}\\.R(\\d+)`, 'g'))].map((match) => Number(match[1]))),
];

/** Every number in a text, also those in clause ids, sorted; 0,5 counts as 0.5. */
const figuresIn = (text: string): readonly string[] =>
  (text.replace(/(\d),(?=\d)/g, '$1.').match(/\d+(?:\.\d+)*/g) ?? []).toSorted();

function saysTheSame(english: string, french: string, where: string): void {
  expect(french === '', where).toBe(english === '');
  expect(figuresIn(french), where).toEqual(figuresIn(english));
}

function frenchHolds({ clauses, rulings }: ClausesToCheck): void {
  it('exists for every clause and ruling', () => {
    const missing = [
      ...clauses.flatMap(({ id, text }) => (text.fr ? [] : [id])),
      ...rulings.flatMap(({ number, fr }) => (fr ? [] : [`R${number}`])),
    ];
    expect(missing).toEqual([]);
  });

  it('has the same numbers as the English text, and names the same rules', () => {
    for (const { id, text } of clauses)
      if (text.fr !== undefined) {
        saysTheSame(text.en, text.fr, id);
        expect(text.fr, id).toMatch(/\.$/);
      }
    for (const { number, fr, ...en } of rulings)
      if (fr)
        for (const part of ['title', 'question', 'reading', 'reason'] as const)
          saysTheSame(en[part], fr[part], `R${number} ${part}`);
  });
}

function clausesHold({ id, clauses, least, kinds, deferred }: ClausesToCheck): void {
  it(`have a list of ids that is up to date (npx tsx tools/clause-ids.ts ${id})`, () => {
    expect(readFileSync(idsFile(id), 'utf8')).toBe(idsSource(id));
  });

  it('are all loaded, each once', () => {
    expect(clauses.map((clause) => clause.id).sort()).toEqual([...clauseIds(id)].sort());
    expect(new Set(clauses.map((clause) => clause.id)).size).toBe(clauses.length);
    expect(clauses.length).toBeGreaterThanOrEqual(least);
  });

  it('are numbered without a gap in every topic, in order', () => {
    const next = new Map<string, number>();
    for (const clause of clauses) {
      const [ruleset, topic = '', number] = clause.id.split('.');
      expect(ruleset).toBe(id);
      expect(Number(number), clause.id).toBe((next.get(topic) ?? 0) + 1);
      next.set(topic, Number(number));
    }
  });

  it('have the parts of their type and no others', () => {
    for (const clause of clauses) {
      expect(FIELDS, clause.id).toEqual(expect.arrayContaining(Object.keys(clause)));
      expect(kinds, clause.id).toContain(clause.kind);
      expect(Object.keys(CLAUSE_ROLES), clause.id).toContain(clause.role);
      expect(clause.section, clause.id).toMatch(/^[A-Z]/);
      expect(clause.text.en, clause.id).toMatch(/^[\w+-].*\.$/);
      if (clause.deferred !== undefined) expect(deferred, clause.id).toContain(clause.deferred);
    }
  });

  it('defer only named subjects, and every name is used', () => {
    const used = new Set(clauses.map((clause) => clause.deferred).filter((name) => name !== undefined));
    expect([...used].sort()).toEqual([...deferred].sort());
  });

  it('must be shown or define a term, unless the rule is deferred', () => {
    const rules = clauses.filter((clause) => ['rule', 'datum', 'choice', 'setup'].includes(clause.kind));
    for (const clause of rules.filter((rule) => rule.deferred === undefined))
      expect(mustBeShown(clause) || clause.role === 'definition', clause.id).toBe(true);
  });

  it('stand in files that people can edit, with one text on a line', () => {
    for (const name of readdirSync(clauseFolder(id)).filter((file) => file.endsWith('.json'))) {
      const lines = readFileSync(`${clauseFolder(id)}/${name}`, 'utf8').split('\n');
      const texts = lines.filter((line) => line.startsWith('    "text": { "en": "'));
      expect(texts.length, name).toBe(lines.filter((line) => line.includes('"id": "')).length);
    }
  });

  it('refer only to clauses that exist', () => {
    const pointers = new RegExp(`\\b${id}\\.[a-zA-Z]+[.\\d]*\\d`, 'g');
    const known = new Set(clauses.map((clause) => clause.id));
    for (const { id: from, text } of clauses)
      for (const [pointer] of text.en.matchAll(pointers))
        if (!/\.R\d/.test(pointer)) expect(known, `${from}: ${pointer}`).toContain(pointer);
  });
}

function rulingsHold({ id, clauses, rulings }: ClausesToCheck): void {
  it('are numbered from 1, with a reading and a reason', () => {
    expect(rulings.map((ruling) => ruling.number)).toEqual(rulings.map((_, index) => index + 1));
    for (const { number, title, reading, reason, section } of rulings)
      expect(title && reading && reason && section, `${number}`).toBeTruthy();
  });

  it('name exactly the clauses whose texts cite them', () => {
    const named = new Map<number, string[]>();
    for (const clause of clauses)
      for (const number of numbersIn(clause.text.en, id))
        named.set(number, [...(named.get(number) ?? []), clause.id]);
    for (const ruling of rulings) {
      expect([...ruling.clauses].sort(), `${ruling.number}`).toEqual((named.get(ruling.number) ?? []).sort());
      named.delete(ruling.number);
    }
    expect([...named.keys()]).toEqual([]);
  });
}

/** Tests the clauses and the rulings of a ruleset. */
export function describeClauses(about: ClausesToCheck): void {
  describe(`the clauses of ${about.id}`, () => clausesHold(about));
  describe(`the rulings of ${about.id}`, () => rulingsHold(about));
  describe(`the French of ${about.id}`, () => frenchHolds(about));
}

/** Tests that every part of a section has a French name, except the parts that are alike in both languages. */
export function sectionsHold(
  clauses: readonly ClauseData<string>[],
  inFrench: (section: string) => string,
  alike: readonly string[] = [],
): void {
  it('names every section in French, except those that are alike in both languages', () => {
    const parts = new Set(clauses.flatMap(({ section }) => section.split(', ')));
    const same = [...parts].filter((part) => inFrench(part) === part);
    expect(same.toSorted()).toEqual(alike.toSorted());
  });
}
