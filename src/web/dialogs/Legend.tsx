import type { Base, Battle } from '../../engine/battle.ts';
import type { Ruleset } from '../../engine/contract.ts';
import { comingTold, hiddenTold } from '../panels/waiting.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { SideMark } from '../parts/SideMark.tsx';
import { SmallBase } from '../parts/SmallBase.tsx';
import { oneOfEach } from '../picked/card.ts';
import { session } from '../state/battle/session.ts';
import { guideOn } from '../state/loading/guides.ts';
import { close } from '../state/navigation/dialogs.ts';
import { sideName } from '../state/telling/naming.ts';
import { amount, isWorded, t, troopSign } from '../state/telling/telling.ts';
import { seatShown, shownBattle } from '../state/view/shown.ts';

interface TroopProps {
  readonly rules: Ruleset;
  readonly battle: Battle;
  /** All bases of the troop. */
  readonly bases: readonly Base[];
}

/** A troop: how it looks, its sign and its name, and what it is good for. */
function Troop({ rules, battle, bases }: TroopProps) {
  const base = bases.find((each) => !rules.label(each).leader) ?? bases[0];
  if (!base) return null;
  const { type } = rules.label(base);
  const about = `guide.about.${type}`;
  const waits = bases.some(({ place }) => place === 'reserve');
  const name = t('table.full', { troop: base.troop, leader: 'no' });
  const guide = guideOn(battle.ruleset);
  const worth = amount(guide?.worthOf(base) ?? 0);
  const figures = { count: bases.length, name, worth, points: t('guide.points') };
  const facts = [guide?.factors?.(base) ?? []].flat();
  return (
    <li>
      <SmallBase rules={rules} battle={battle} base={base} name={name} />
      <div>
        <strong>{troopSign(type) ?? type}</strong> {t('screen.legend.troop', figures)}
        {isWorded(about) && (
          <small>
            {[
              t(about),
              ...facts.map(({ key, figures: told }) => t(key, told)),
              ...(waits ? comingTold(rules, battle, [base]) : []),
            ].join(' ')}
          </small>
        )}
      </div>
    </li>
  );
}

/** The terms in which troops are told. */
const TERMS = ['term.grade', 'term.regular', 'term.going'];

/** What the pieces of both armies are. */
export function Legend() {
  const now = session.value;
  const battle = shownBattle.value;
  if (!now || !battle) return null;
  const { rules } = now;
  const graded = battle.bases.some((base) => rules.label(base).grade !== '');
  return (
    <Dialog title={t('screen.legend')} onClose={close} size="wide" still>
      <p class="muted">{t('screen.legend.plate', { graded: graded ? 'yes' : 'no' })}</p>
      {battle.sides.map(({ id }, at) => {
        const own = battle.bases.filter(({ side }) => side === id);
        return (
          <section key={id}>
            <h3>
              <SideMark at={at} /> {sideName(battle, id)}
            </h3>
            <ul class="legend">
              {oneOfEach(own).map(({ troop }) => (
                <Troop
                  key={troop}
                  rules={rules}
                  battle={battle}
                  bases={own.filter((base) => base.troop === troop)}
                />
              ))}
            </ul>
            {seatShown.value !== id && <p>{hiddenTold(battle, id)}</p>}
          </section>
        );
      })}
      <p class="muted">
        {TERMS.filter(isWorded)
          .map((term) => t(term))
          .join(' ')}
      </p>
    </Dialog>
  );
}
