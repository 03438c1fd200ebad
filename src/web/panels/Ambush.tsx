import { findBase } from '../../engine/battle.ts';
import type { RecordedBase } from '../../rules/bnb/ambush/record.ts';
import { baseName, sideName } from '../state/naming.ts';
import { onScreen } from '../state/ruleset.ts';
import { selected } from '../state/selection.ts';
import { seatShown, shownBattle } from '../state/shown.ts';
import { t } from '../state/telling.ts';

const CENTIMETRE = 10;

/** Centimetres to the millimetre. */
const inCentimetres = (mm: number): number => Math.round(mm) / CENTIMETRE;

function Recorded({ base, name }: { readonly base: RecordedBase; readonly name: string }) {
  return (
    <li>
      <strong>{name}</strong>{' '}
      {t('screen.ambush.place', {
        along: inCentimetres(base.along),
        forward: inCentimetres(base.forward),
        leader: base.leader ? 'yes' : 'no',
      })}
      {base.key && ` ${t('screen.ambush.key', { distance: inCentimetres(base.key.mm) })}`}
    </li>
  );
}

/** The ambush of the one who looks, as it is recorded: nobody else is shown it. */
export function AmbushPanel() {
  const battle = shownBattle.value;
  const seat = seatShown.value;
  const record = battle && seat !== null ? onScreen(battle.ruleset)?.ambush?.record(battle, seat) : null;
  if (!battle || seat === null || !record) return null;
  const laying = battle.flow.awaits[0]?.kind === 'ambush';
  const site = battle.terrain.find(({ id }) => id === record.piece);
  return (
    <details
      key={String(laying)}
      class="panel ambush-record"
      open={laying || record.bases.some(({ id }) => selected.value.includes(id))}
    >
      <summary>{t('screen.ambush.record', { side: sideName(battle, seat) })}</summary>
      <p class="muted">
        {site ? t('screen.ambush.within', { kind: site.kind, piece: site.id }) : t('screen.ambush.behind')}
      </p>
      <ul>
        {record.bases.map((base) => {
          const found = findBase(battle, base.id);
          return <Recorded key={base.id} base={base} name={found ? baseName(found) : base.id} />;
        })}
      </ul>
    </details>
  );
}
