/** Faults of a file that has the wrong form: what is wrong, where, and what would be right. */
import type { z } from 'zod';
import type { Json } from '../engine/battle.ts';
import { firstFaults } from '../engine/data/first-faults.ts';
import type { Fault } from '../engine/event.ts';
import { TOO_MUCH, tooMuch } from '../engine/game/part-faults.ts';
import { EXPECT_FAULT, EXPECTATIONS, STEP_FAULT } from './schema.ts';

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

/** The place of a fault in the file as a whole, as JSON Path writes it. */
const ROOT = '$';

/** The place of a fault in a file, as people read it. */
const placeIn = (path: Path): string => path.map(String).join('.') || ROOT;

/** Of several allowed forms, the issues of the one that fits best; null where two fit equally well. */
function closest(branches: readonly (readonly Issue[])[]): readonly Issue[] | null {
  const [first, second] = branches.toSorted((a, b) => a.length - b.length);
  return first && first.length > 0 && first.length < (second?.length ?? Number.POSITIVE_INFINITY)
    ? first
    : null;
}

/** The kind of fault, with the figures that say what would be right. */
function wrongOf(issue: Issue): { readonly [key: string]: Json } {
  switch (issue.code) {
    case 'invalid_type':
      return { wrong: 'type', type: issue.expected };
    case 'too_big':
      return { wrong: 'most', type: issue.origin, most: Number(issue.maximum) };
    case 'too_small':
      return {
        wrong: issue.inclusive ? 'least' : 'above',
        type: issue.origin,
        least: Number(issue.minimum),
      };
    case 'invalid_value':
      return { wrong: 'words', words: issue.values.map(String).join(', ') };
    default:
      return { wrong: 'other' };
  }
}

const NOTHING = { type: '', most: 0, least: 0, words: '' };

function faultsOf(issue: Issue, before: Path): readonly Fault[] {
  const path = [...before, ...issue.path];
  const better = issue.code === 'invalid_union' ? closest(issue.errors) : null;
  if (better) return better.flatMap((each) => faultsOf(each, path));
  const where = placeIn(path);
  if (issue.message === TOO_MUCH) return [tooMuch(where)];
  if (issue.code === 'unrecognized_keys' && issue.message === EXPECT_FAULT) {
    const figures = { where, unknown: issue.keys.join(', '), known: EXPECTATIONS.join(', ') };
    return [{ key: EXPECT_FAULT, figures }];
  }
  if (issue.message === STEP_FAULT) return [{ key: STEP_FAULT, figures: { where } }];
  return [{ key: 'fault.form', figures: { where, ...NOTHING, ...wrongOf(issue) } }];
}

/** The faults for a schema's issues, each with its place; `before` is the path to the value that the schema read. */
export const formFaults = (issues: readonly Issue[], before: Path = []): readonly Fault[] =>
  firstFaults(issues.flatMap((issue) => faultsOf(issue, before)));
