import { FROG } from '../../drawing/signs.ts';
import type { Base, Battle, Place } from '../../engine/battle.ts';
import type { Ruleset } from '../../engine/contract.ts';
import { SideMark } from '../parts/SideMark.tsx';
import { SmallBase } from '../parts/SmallBase.tsx';
import { session } from '../state/battle/session.ts';
import { onScreen } from '../state/loading/ruleset.ts';
import { baseName, sideName } from '../state/telling/naming.ts';
import { t } from '../state/telling/telling.ts';
import { shownBattle } from '../state/view/shown.ts';
import { comingTold } from './waiting.ts';

/** A base beside the table; an ensorcelled one with a frog. */
function Small({ rules, battle, base }: { rules: Ruleset; battle: Battle; base: Base }) {
  const frog = base.place === 'ensorcelled';
  const name = frog ? t('screen.beside.frog', { name: baseName(base) }) : baseName(base);
  return (
    <SmallBase rules={rules} battle={battle} base={base} name={name}>
      {frog && (
        <path
          class="frog"
          d={FROG}
          transform={`translate(${base.width / 2 - 15} ${base.depth - 15}) scale(0.6)`}
        />
      )}
    </SmallBase>
  );
}

function Group({ rules, battle, bases }: { rules: Ruleset; battle: Battle; bases: readonly Base[] }) {
  return (
    <>
      {bases.map((base) => (
        <Small key={base.id} rules={rules} battle={battle} base={base} />
      ))}
    </>
  );
}

/** The bases off the table that the player may know of: ensorcelled, still to come, destroyed. */
export function BesidePanel() {
  const now = session.value;
  const battle = shownBattle.value;
  const places: readonly Place[] = (battle && onScreen(battle.ruleset)?.drawing.beside) ?? [];
  if (!now || !battle || battle.turn.bound === 0 || places.length === 0) return null;
  if (!battle.bases.some(({ place }) => places.includes(place))) return null;
  return (
    <section class="panel beside" aria-labelledby="beside-title">
      <h3 id="beside-title">{t('screen.beside')}</h3>
      {battle.sides.map((side, at) => {
        const off = battle.bases.filter((base) => base.side === side.id && places.includes(base.place));
        return off.length === 0 ? null : (
          <div key={side.id} class="beside-side">
            <h4>
              <SideMark at={at} /> {sideName(battle, side.id)}
            </h4>
            {places.map((place) => {
              const bases = off.filter((base) => base.place === place);
              return bases.length === 0 ? null : (
                <div key={place} class="beside-group">
                  <small class="muted">{t(`screen.beside.${place}`)}</small>
                  <div class="beside-bases">
                    <Group rules={now.rules} battle={battle} bases={bases} />
                  </div>
                  {place === 'reserve' &&
                    comingTold(now.rules, battle, bases).map((words) => (
                      <small key={words} class="muted">
                        {words}
                      </small>
                    ))}
                </div>
              );
            })}
          </div>
        );
      })}
    </section>
  );
}
