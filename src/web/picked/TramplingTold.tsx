import { type Battle, findBase } from '../../engine/battle.ts';
import { nameIn } from '../panels/FightSides.tsx';
import { onScreen } from '../state/loading/ruleset.ts';
import { t } from '../state/telling/telling.ts';
import type { Trampling } from './trampling.ts';

interface TramplingProps {
  readonly battle: Battle;
  readonly told: Trampling;
}

/** Warns of a base that would trample friends; the general among them is named as such. */
export function TramplingTold({ battle, told: { base, friends } }: TramplingProps) {
  if (friends.length === 0) return null;
  const bases = friends.map((id) => {
    const friend = findBase(battle, id);
    const leads = friend && onScreen(battle.ruleset)?.rules.label(friend).leader;
    return leads ? t('screen.report.general', { base: nameIn(battle, id) }) : nameIn(battle, id);
  });
  return (
    <p class="loss">
      {t('screen.warn.tramples', { base: nameIn(battle, base), bases, count: bases.length })}
    </p>
  );
}
