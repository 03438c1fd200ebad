/** The agreed size of a battle in army points, and which rules follow from it. */
import type { Battle } from '../../../engine/battle.ts';
import { holds } from '../../../engine/effects.ts';
import { agreed } from '../../../engine/game/options.ts';
import type { HottClause } from '../clauses/ids.ts';
import { ARMY_POINTS } from '../options.ts';
import { isOfCampaign } from '../state.ts';

/** Army points of a standard army. Hordes of the Things, Army size. */
export const STANDARD: { readonly rule: HottClause; readonly ap: number } = { rule: 'hott.army.1', ap: 24 };

/** At this many army points a side the rules of mass battles begin. Hordes of the Things, Mass battles. */
export const MASS: { readonly rule: HottClause; readonly ap: number } = { rule: 'hott.mass.1', ap: 48 };

/** Army points agreed on for each army. A position that names none has a mass battle's if it has commands. */
export function agreedSize({ options, bases }: Pick<Battle, 'options' | 'bases'>): number {
  const size = agreed(options, ARMY_POINTS);
  if (size !== null) return size;
  return bases.some((base) => base.command !== undefined) ? MASS.ap : STANDARD.ap;
}

/** Is a battle of this size fought by the rules of mass battles? */
export const isMassSize = (ap: number): boolean => ap >= MASS.ap && holds(MASS.rule);

/** Is this a mass battle? A battle of a campaign is none, whatever comes to it. */
export const isMassBattle = (battle: Pick<Battle, 'options' | 'bases' | 'own'>): boolean =>
  !isOfCampaign(battle) && isMassSize(agreedSize(battle));

const AP_OF_COMMAND = 24;

/** The most commands that an army of these army points may have. */
export const mostCommands = (ap: number): number => Math.max(1, Math.floor(ap / AP_OF_COMMAND));

/** The width of the field of a mass battle in standard areas. */
export function areasWide(ap: number): number {
  if (!isMassSize(ap) || !holds('hott.mass.2')) return 1;
  return Math.max(2, Math.ceil((ap / AP_OF_COMMAND + 1) / 2));
}
