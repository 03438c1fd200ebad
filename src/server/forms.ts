/** Tells what is wrong with the form of a request. */
import type { z } from 'zod';
import type { Reason } from '../engine/event.ts';

/** More faults than these are not told. */
const MOST_TOLD = 10;

type Issue = z.core.$ZodIssue;
type Told = { readonly key: string; readonly figures?: Reason['figures'] };

function toldOf(issue: Issue): Told {
  // A schema may name the message itself.
  if (issue.message.startsWith('server.')) return { key: issue.message };
  switch (issue.code) {
    case 'invalid_type':
      return { key: 'server.form-type', figures: { expected: issue.expected } };
    case 'too_big':
      return { key: 'server.form-large', figures: { what: issue.origin, most: Number(issue.maximum) } };
    case 'too_small':
      return { key: 'server.form-small', figures: { what: issue.origin, least: Number(issue.minimum) } };
    case 'invalid_value':
      return { key: 'server.form-choice', figures: { known: issue.values.map(String) } };
    case 'unrecognized_keys':
      return { key: 'server.form-more', figures: { names: issue.keys } };
    case 'invalid_union':
      return 'options' in issue && Array.isArray(issue.options)
        ? { key: 'server.form-choice', figures: { known: issue.options.map(String) } }
        : { key: 'server.form' };
    default:
      return { key: 'server.form' };
  }
}

/** The faults of a request, each with its place in the JSON: `at` is the place of the part that was read. */
export const formFaults = ({ issues }: z.ZodError, at: readonly string[] = []): readonly Reason[] =>
  issues.slice(0, MOST_TOLD).map((issue) => {
    const { key, figures = {} } = toldOf(issue);
    const where = [...at, ...issue.path.map(String)].join('.') || '$';
    return { rule: '', key, figures: { where, ...figures } };
  });
