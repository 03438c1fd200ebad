import { commandsOfSide } from '../../drawing/drawn-base.ts';
import type { Base, Battle, SideId } from '../../engine/battle.ts';
import { CommandMark } from '../parts/CommandMark.tsx';
import { session } from '../state/battle/session.ts';
import { taken } from '../state/orders/selection.ts';
import { t } from '../state/telling/telling.ts';
import { byTroop, type TroopGroup } from './by-troop.ts';
import { dragFromTray } from './tray-drag.ts';

/** The number of taken bases of a troop. */
function TroopRow({ group }: { readonly group: TroopGroup }) {
  const ids = group.bases.map((base) => base.id);
  const name = t('screen.deploy.troop', { troop: group.troop, leader: group.leader ? 'yes' : 'no' });
  const chosen = ids.filter((id) => taken.value.includes(id)).length;
  const set = (count: number) => {
    const others = taken.value.filter((id) => !ids.includes(id));
    taken.value = [...others, ...ids.slice(0, Math.max(0, Math.min(ids.length, count)))];
  };
  return (
    <li class="troop-row">
      <span class="troop-name" onPointerDown={(event) => dragFromTray(event, () => chosen === 0 && set(1))}>
        {name}
      </span>
      <span class="stepper">
        <button
          type="button"
          aria-label={t('screen.deploy.less', { troop: name })}
          onClick={() => set(chosen - 1)}
        >
          −
        </button>
        <output>{t('screen.deploy.of', { chosen, count: ids.length })}</output>
        <button
          type="button"
          aria-label={t('screen.deploy.more', { troop: name })}
          onClick={() => set(chosen + 1)}
        >
          +
        </button>
        {ids.length > 1 && (
          <button type="button" onClick={() => set(chosen === ids.length ? 0 : ids.length)}>
            {t(chosen === ids.length ? 'screen.deploy.none' : 'screen.deploy.all')}
          </button>
        )}
      </span>
    </li>
  );
}

function TroopRows({ bases }: { readonly bases: readonly Base[] }) {
  const leads = (base: Base): boolean => session.value?.rules.label(base).leader ?? false;
  return (
    <ul class="tray">
      {byTroop(bases, leads).map((group) => (
        <TroopRow key={`${group.troop} ${group.leader}`} group={group} />
      ))}
    </ul>
  );
}

interface TrayProps {
  readonly battle: Battle;
  readonly side: SideId;
  readonly bases: readonly Base[];
}

/** The bases that may be put down, by their commands where the army has several. */
export function Tray({ battle, side, bases }: TrayProps) {
  const commands = commandsOfSide(battle, side);
  if (commands.length < 2) return <TroopRows bases={bases} />;
  const parts = commands.map((command, at) => ({
    ...{ command, at },
    bases: bases.filter((base) => base.command === command),
  }));
  return parts
    .filter((part) => part.bases.length > 0)
    .map(({ command, at, bases: some }) => (
      <section key={command} class="tray-part" aria-label={t('screen.deploy.of-command', { command })}>
        <h4>
          <CommandMark at={at} /> {t('screen.deploy.of-command', { command })}
        </h4>
        <TroopRows bases={some} />
      </section>
    ));
}
