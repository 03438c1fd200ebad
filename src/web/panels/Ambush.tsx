import { type Battle, findBase, type SideId } from '../../engine/battle.ts';
import type { AmbushRecord, RecordedBase } from '../on-screen/ambush.ts';
import { stayHidden, staysHidden } from '../state/battle/hiding.ts';
import { session } from '../state/battle/session.ts';
import { onScreen } from '../state/loading/ruleset.ts';
import { selected } from '../state/orders/selection.ts';
import { isLaying } from '../state/setup/tray.ts';
import { baseName, sideName } from '../state/telling/naming.ts';
import { t } from '../state/telling/telling.ts';
import { seatShown, shownBattle } from '../state/view/shown.ts';

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

/** The site of one ambush and its bases. */
function OneAmbush({ battle, record }: { readonly battle: Battle; readonly record: AmbushRecord }) {
  const site = battle.terrain.find(({ id }) => id === record.piece);
  return (
    <>
      <p class="muted">
        {site ? t('screen.ambush.within', { kind: site.kind, piece: site.id }) : t('screen.ambush.behind')}
      </p>
      <ul>
        {record.bases.map((base) => {
          const found = findBase(battle, base.id);
          return <Recorded key={base.id} base={base} name={found ? baseName(found) : base.id} />;
        })}
      </ul>
    </>
  );
}

/** A player may answer once that an ambush stays hidden, and take that back later. */
function StayHidden({ seat }: { readonly seat: SideId }) {
  const now = session.value;
  if (!now) return null;
  const stays = staysHidden(now.id, seat);
  return (
    <label class="check">
      <input type="checkbox" checked={stays} onChange={() => stayHidden(now.id, seat, !stays)} />{' '}
      {t('screen.ambush.stay')}
    </label>
  );
}

/** Questions about the ambush itself. */
const OPEN = new Set(['ambush', 'notes', 'ambush-shots']);

/** The player's records of his own ambushes: the opponent never sees it. */
export function AmbushPanel() {
  const battle = shownBattle.value;
  const seat = seatShown.value;
  if (!battle || seat === null) return null;
  const records = onScreen(battle.ruleset)?.setup.ambush?.records(battle, seat) ?? [];
  if (records.length === 0) return null;
  const asked = battle.flow.awaits[0]?.kind ?? '';
  return (
    <details
      key={OPEN.has(asked) ? asked : ''}
      class="panel ambush-record"
      open={
        OPEN.has(asked) || records.some(({ bases }) => bases.some(({ id }) => selected.value.includes(id)))
      }
    >
      <summary>{t('screen.ambush.record', { side: sideName(battle, seat) })}</summary>
      {records.map((record) => (
        <OneAmbush key={record.piece ?? ''} battle={battle} record={record} />
      ))}
      {!isLaying(battle) && <StayHidden seat={seat} />}
    </details>
  );
}
