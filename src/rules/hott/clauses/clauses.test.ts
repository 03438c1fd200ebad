import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { clauseFolder, clauseIds, idsFile, idsSource } from '../../../../tools/clause-ids.ts';
import { CLAUSE_ROLES, mustBeShown, topicOf } from '../../../engine/clauses.ts';
import { hottRulings } from '../rulings.ts';
import { hottClauseById, hottClauses } from './all.ts';
import { HOTT_DEFERRED } from './subjects.ts';

const KINDS = ['datum', 'rule', 'choice', 'setup', 'option', 'campaign', 'notation', 'reference'];

describe('the clauses of Hordes of the Things', () => {
  it('have a list of ids that is up to date (npx tsx tools/clause-ids.ts hott)', () => {
    expect(readFileSync(idsFile('hott'), 'utf8')).toBe(idsSource('hott'));
  });

  it('are all loaded, each once', () => {
    expect(hottClauses.map((clause) => clause.id).sort()).toEqual([...clauseIds('hott')].sort());
    expect(hottClauseById.size).toBe(hottClauses.length);
    expect(hottClauses.length).toBeGreaterThanOrEqual(675);
  });

  it('are numbered without a hole in every topic, in order', () => {
    const next = new Map<string, number>();
    for (const { id } of hottClauses) {
      const [ruleset, topic = '', number] = id.split('.');
      expect(ruleset).toBe('hott');
      expect(Number(number), id).toBe((next.get(topic) ?? 0) + 1);
      next.set(topic, Number(number));
    }
  });

  it('hold what their type says and nothing else', () => {
    const fields = ['deferred', 'id', 'kind', 'role', 'section', 'text'];
    for (const clause of hottClauses) {
      expect(fields, clause.id).toEqual(expect.arrayContaining(Object.keys(clause)));
      expect(KINDS, clause.id).toContain(clause.kind);
      expect(Object.keys(CLAUSE_ROLES), clause.id).toContain(clause.role);
      expect(clause.section, clause.id).toMatch(/^[A-Z]/);
      expect(clause.text.en, clause.id).toMatch(/^[\w+-].*\.$/);
      if (clause.deferred !== undefined)
        expect(Object.keys(HOTT_DEFERRED), clause.id).toContain(clause.deferred);
    }
  });

  it('defer only named subjects, and each name defers something', () => {
    const used = new Set(hottClauses.map((clause) => clause.deferred).filter((name) => name !== undefined));
    expect([...used].sort()).toEqual(Object.keys(HOTT_DEFERRED).sort());
  });

  it('defer what is of campaigns, and nothing else', () => {
    for (const clause of hottClauses) {
      const ofCampaigns = topicOf(clause.id).startsWith('camp') || clause.kind === 'campaign';
      expect(clause.deferred, clause.id).toBe(ofCampaigns ? 'campaign' : undefined);
    }
  });

  it('point only to clauses and rulings that are there', () => {
    const pointers = (text: string) => text.match(/hott\.[a-zA-Z]+[.\d]*\d/g) ?? [];
    const known = new Set<string>([
      ...hottClauseById.keys(),
      ...hottRulings.map(({ number }) => `hott.R${number}`),
    ]);
    for (const { id, text } of hottClauses) {
      for (const pointer of pointers(text.en)) expect(known, `${id}: ${pointer}`).toContain(pointer);
    }
  });

  it('ask something of the program, or are a term, wherever a rule is not deferred', () => {
    const rules = hottClauses.filter((clause) => ['rule', 'datum', 'choice', 'setup'].includes(clause.kind));
    for (const clause of rules.filter((rule) => rule.deferred === undefined)) {
      expect(mustBeShown(clause) || clause.role === 'definition', clause.id).toBe(true);
    }
  });

  it('stand in files that people can edit: one text to a line', () => {
    for (const name of readdirSync(clauseFolder('hott')).filter((file) => file.endsWith('.json'))) {
      const lines = readFileSync(`${clauseFolder('hott')}/${name}`, 'utf8').split('\n');
      const texts = lines.filter((line) => line.startsWith('    "text": { "en": "'));
      expect(texts.length, name).toBe(lines.filter((line) => line.includes('"id": "')).length);
    }
  });
});

describe('the rulings', () => {
  it('are numbered from 1, with a reading and a reason', () => {
    expect(hottRulings.map((ruling) => ruling.number)).toEqual(hottRulings.map((_, index) => index + 1));
    for (const ruling of hottRulings) {
      expect(
        ruling.title && ruling.reading && ruling.reason && ruling.section,
        `${ruling.number}`,
      ).toBeTruthy();
    }
  });

  it('name exactly the clauses whose texts name them', () => {
    const named = new Map<number, string[]>();
    for (const { id, text } of hottClauses) {
      for (const number of new Set([...text.en.matchAll(/hott\.R(\d+)/g)].map((match) => Number(match[1])))) {
        named.set(number, [...(named.get(number) ?? []), id]);
      }
    }
    for (const ruling of hottRulings) {
      expect([...ruling.clauses].sort(), `${ruling.number}`).toEqual((named.get(ruling.number) ?? []).sort());
      named.delete(ruling.number);
    }
    expect([...named.keys()]).toEqual([]);
  });
});
