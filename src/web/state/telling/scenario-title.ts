import type { Scenario } from '../../../scenario/schema.ts';
import { typesetFrench } from '../../../words/spaces.ts';
import { telling } from './telling.ts';

/** The title of a scenario, in the language of the screen. */
export function scenarioTitle({ title, name, ruleset }: Scenario): string {
  if (typeof title === 'string') return title;
  if (title) {
    const isFrench = telling.value.language === 'fr' && title.fr !== undefined;
    return isFrench ? typesetFrench(title.fr ?? '') : title.en;
  }
  return name ?? ruleset;
}
