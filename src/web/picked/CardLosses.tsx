/** What an order costs or misses, on its card. */
import { useMemo } from 'preact/hooks';
import type { Judgement } from '../../engine/moves/judge.ts';
import { onScreen } from '../state/loading/ruleset.ts';
import type { Ghost } from '../state/orders/selection.ts';
import { groundName } from '../state/telling/naming.ts';
import { t } from '../state/telling/telling.ts';
import type { Field } from '../table/field.ts';
import { nameOf, sayReason } from '../table/wording.ts';
import { lossesOf } from './losses.ts';
import { staysOf } from './stays.ts';
import { stoppedBy } from './stopped.ts';
import { TramplingTold } from './TramplingTold.tsx';
import { slowedBy } from './warnings.ts';

/** At most this number of names are listed; the others are counted. */
const MOST_TOLD = 3;

interface ShownProps {
  readonly now: Field;
  readonly shown: Ghost;
}

/** The bases of a group that an order leaves where they stand, as those who do not reach a column yet. */
export function StaysTold({ now, shown }: ShownProps) {
  const stays = staysOf(now, shown);
  if (stays.length === 0) return null;
  const named = stays.slice(0, MOST_TOLD);
  return (
    <p class="loss">
      {t('table.card.stays', {
        bases: named.map((id) => nameOf(now, id)),
        more: stays.length - named.length,
        count: stays.length,
      })}
    </p>
  );
}

/** What the order costs besides points: a shot, or the support of a friend in combat. */
export function LossesTold({ now, wish }: { readonly now: Field; readonly wish: Judgement }) {
  const { shots, support, crowded, trampling } = useMemo(
    () => lossesOf(now.rules, now.battle, wish),
    [now.battle, wish],
  );
  const named = (ids: readonly string[]) => ({ bases: ids.map((id) => nameOf(now, id)), count: ids.length });
  return (
    <>
      {shots.length > 0 && <p class="loss">{t('table.card.loses-shot', named(shots))}</p>}
      {support.length > 0 && <p class="loss">{t('table.card.loses-support', named(support))}</p>}
      {crowded.map(({ base, by }) => (
        <p key={base} class="loss">
          {t('table.card.crowded', { base: nameOf(now, base), by: nameOf(now, by) })}
        </p>
      ))}
      {trampling.map((each) => (
        <TramplingTold key={each.base} battle={now.battle} told={each} />
      ))}
    </>
  );
}

/** The ground that slows the movers where they would stand. */
export function SlowedTold({ now, shown }: ShownProps) {
  const slowed = useMemo(() => slowedBy(now, shown.ends), [now.battle, shown]);
  const [first] = slowed;
  if (!first) return null;
  return (
    <p class="loss">
      {t('table.card.slowed', {
        bases: slowed.map(({ base }) => nameOf(now, base)),
        count: slowed.length,
        ground: groundName(now.battle, first.piece),
      })}
    </p>
  );
}

/** Why a suggested order ends far short of its distance. */
export function StopTold({ now, shown }: ShownProps) {
  const found = useMemo(() => stoppedBy(now, shown), [now.battle, shown]);
  return found ? <p>{t('table.card.stopped', { why: sayReason(now, found) })}</p> : null;
}

/** What may be hidden where the movers would stand. */
export function DangerTold({ now, shown }: ShownProps) {
  const found = useMemo(
    () => onScreen(now.rules.id)?.orders.dangers?.(now.battle, shown.ends),
    [now.battle, shown],
  );
  return found ? <p class="loss">{t(found.key, found.figures)}</p> : null;
}
