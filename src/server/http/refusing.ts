/** Refusals as JSON, in the language of the request. */
import type { Finding } from '../../armies/finding.ts';
import type { Reason } from '../../engine/event.ts';
import type { Language } from '../../words/types.ts';
import type { Refusal } from '../refusal.ts';
import { sayFinding, sayIn } from '../say.ts';

/** French where the request prefers it; English otherwise. */
const languageOf = (accepted: string | undefined): Language =>
  /^\s*fr\b/i.test(accepted ?? '') ? 'fr' : 'en';

/** Faults of army files have catalogues of their own. */
const ARMY = 'army.';

function textOf({ key, figures = {} }: Reason, language: Language, rules: string | undefined): string {
  if (!key.startsWith(ARMY)) return sayIn(language, { key, figures }, rules);
  const { line, ...others } = figures;
  const finding = { key: key.slice(ARMY.length), figures: others, ...(line === undefined ? {} : { line }) };
  return sayFinding(language, finding as unknown as Finding, rules);
}

/** The reasons, each with its sentence; `rules` is the ruleset of the battle. */
export const reasonsTold = (
  reasons: readonly Reason[],
  accepted: string | undefined,
  rules?: string,
): readonly (Reason & { readonly text: string })[] =>
  reasons.map((reason) => ({ ...reason, text: textOf(reason, languageOf(accepted), rules) }));

export const refusalBody = (
  { reasons }: Pick<Refusal, 'reasons'>,
  accepted: string | undefined,
  rules?: string,
) => ({ reasons: reasonsTold(reasons, accepted, rules) });
