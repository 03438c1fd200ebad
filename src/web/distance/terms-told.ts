/** The terms of a battle in words. */

import type { Pace, Terms } from '../../protocol/terms.ts';
import { RULESET_WORDS } from '../../words/rulesets.ts';
import { isWorded, t, tOf } from '../state/telling/telling.ts';

export const paceTold = (pace: Pace): string => {
  switch (pace.kind) {
    case 'untimed':
      return t('distance.pace.untimed');
    case 'bank':
      return t('distance.pace.bank.told', { minutes: pace.minutes, increment: pace.increment });
    case 'days':
      return t('distance.pace.days.told', { days: pace.perBound, bank: pace.bank });
  }
};

export const rulesetName = (ruleset: string): string => RULESET_WORDS[ruleset]?.name ?? ruleset;

/** An option that was agreed on: its name, and its value where it is not simply switched on. */
function optionTold(ruleset: string, name: string, value: Terms['options'][string]): string {
  const label = tOf(ruleset, `option.${ruleset}.${name}`);
  if (value === true) return label;
  const key = `option.value.${String(value)}`;
  const worded = typeof value === 'string' && isWorded(key) ? tOf(ruleset, key) : String(value);
  return t('distance.option', { label, value: value === false ? t('distance.off') : worded });
}

function spectatorsTold({ allowed, delay }: Terms['spectators']): string {
  if (!allowed) return t('distance.terms.unwatched');
  return delay === 0 ? t('distance.spectators') : t('distance.terms.delayed', { delay });
}

const optionsTold = ({ ruleset, options }: Terms): readonly string[] =>
  Object.entries(options).map(([name, value]) => optionTold(ruleset, name, value));

const perSideTold = ({ perSide }: Terms): readonly string[] =>
  perSide > 1 ? [t('distance.per-side.of', { players: perSide })] : [];

/** What tells battles in the lobby apart, besides ruleset and pace; it needs the words of the ruleset. */
export const agreedTold = (terms: Terms): readonly string[] => [
  t(`distance.setup.${terms.setup}`),
  ...perSideTold(terms),
  ...optionsTold(terms),
];

/** The terms as short sentences; the options need the words of the ruleset. */
export const termsTold = (terms: Terms): readonly string[] => [
  paceTold(terms.pace),
  t(`distance.setup.${terms.setup}`),
  t(`distance.sides.${terms.sides}`),
  ...perSideTold(terms),
  spectatorsTold(terms.spectators),
  ...(terms.standIns ? [t('distance.stand-ins')] : []),
  ...(terms.pace.kind === 'untimed' ? [] : [t('distance.terms.leave', { days: terms.leave })]),
  t('distance.terms.abandoned', { days: terms.abandonedAfter }),
  ...optionsTold(terms),
];
