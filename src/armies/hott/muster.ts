/** Raises the army in a file, with its costs and the rules that it breaks. */
import {
  type ArmyReason,
  armyCost,
  armyReasons,
  dearCost,
  type Enrolled,
} from '../../rules/hott/setup/army-rules.ts';
import { NO_PLACES, type TextPlaces } from '../army-text.ts';
import type { Figure, Finding } from '../finding.ts';
import type { ArmyLine, HottArmy } from './army-data.ts';
import { ARMY_RULES } from './messages.en.ts';
import { outlineOfStronghold } from './shapes.ts';

export interface Muster {
  /** Army points. */
  readonly points: number;
  /** The points of elements that cost 3 AP or more. */
  readonly dear: number;
  /** How the army breaks a rule, with the clause. An army may be tried in spite of that. */
  readonly warnings: readonly (Finding & { readonly rule: string })[];
}

const enrolled = ({ count, element, general, command }: ArmyLine): Enrolled => ({
  element,
  count,
  general: general !== null,
  cInC: general === 'c-in-c',
  ...(command === null ? {} : { command }),
});

type RuleKey = keyof typeof ARMY_RULES;
const isRuleKey = (key: string): key is RuleKey => Object.hasOwn(ARMY_RULES, key);

/** The line of the text with the cause. */
function lineOf({ at, key }: ArmyReason, { lines, headings }: TextPlaces): number | undefined {
  if (at !== undefined) return lines[at];
  return key.includes('stronghold') ? headings.get('shape') : undefined;
}

/** An army with its costs and findings. */
export function musterHott(army: HottArmy, places: TextPlaces = NO_PLACES): Muster {
  const elements = army.lines.map(enrolled);
  const stronghold = army.stronghold && outlineOfStronghold(army.stronghold).map(([x, y]) => ({ x, y }));
  const reasons = armyReasons({ size: army.points, elements, stronghold });
  const warnings = reasons.flatMap((reason) => {
    const { key, rule, figures = {} } = reason;
    if (!isRuleKey(key)) return [];
    const line = lineOf(reason, places);
    return [
      {
        key,
        rule,
        figures: figures as Readonly<Record<string, Figure>>,
        ...(line === undefined ? {} : { line }),
      },
    ];
  });
  return { points: armyCost(elements), dear: dearCost(elements), warnings };
}
