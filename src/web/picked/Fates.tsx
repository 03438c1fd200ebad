import type { Battle } from '../../engine/battle.ts';
import { edgeOf, type Fate } from '../../engine/combat/fates.ts';
import { numberIn } from '../../words/formats.ts';
import { nameIn, sideAt } from '../panels/FightSides.tsx';
import { SideMark } from '../parts/SideMark.tsx';
import { fateIn, type ShownFight, type ShownSide } from '../searching/fight-shown.ts';
import { isMine } from '../state/battle/asked.ts';
import { onScreen } from '../state/loading/ruleset.ts';
import { t, telling } from '../state/telling/telling.ts';
import type { Field } from '../table/field.ts';

/** In the order of the bars: they all begin with the losses, so that these can be compared. */
const PARTS = ['lost', 'back', 'stands'] as const;

/** A part of all throws in whole percents, but never none or all of them where some are left. */
export function share(part: number, of: number): string {
  const whole = Math.round((100 * part) / Math.max(1, of));
  const shown = part > 0 && part < of ? Math.min(99, Math.max(1, whole)) : whole;
  return numberIn(telling.value.language, shown / 100, { style: 'percent' });
}

/** What becomes of a base: one bar, and under it the words, which may wrap where there is little room. */
export function FateBar({ who, fate }: { readonly who: string; readonly fate: Fate }) {
  const parts = PARTS.filter((part) => fate[part] > 0);
  const said = parts.map((part) => t(`screen.fate.${part}`, { share: share(fate[part], fate.of) }));
  return (
    <span class="fate" translate={false} role="img" aria-label={t('screen.fate', { who, parts: said })}>
      <span class="fate-bar">
        {parts.map((part) => (
          <span key={part} class={`fate-${part}`} style={{ flexGrow: fate[part] }} />
        ))}
      </span>
      <span class="fate-words">
        <b>{who}</b>
        {parts.map((part, at) => (
          <span key={part}>
            <i class={`fate-${part}`} /> {said[at]}
          </span>
        ))}
      </span>
    </span>
  );
}

/** What may become of one side of a fight; null where its odds are not known. */
export const fateOfSide = ({ battle }: Pick<Field, 'battle'>, side: ShownSide): Fate | null =>
  fateIn(onScreen(battle.ruleset)?.fights, battle, side);

interface Faring {
  readonly side: ShownSide;
  readonly fate: Fate;
}

/** Who has the better of a fight, as the player at this screen sees it. */
function edgeTold(battle: Battle, [one, other]: readonly [Faring, Faring]): string {
  const isOwn = ({ side }: Faring): boolean => {
    const owner = battle.sides[sideAt(battle, side.base)];
    return owner !== undefined && isMine(owner.id);
  };
  const you = isOwn(one) !== isOwn(other);
  const [own, enemy] = you && isOwn(other) ? [other, one] : [one, other];
  const { better, isLarge } = edgeOf(own.fate, enemy.fate);
  return t('screen.fate.edge', {
    better: you || better === 'none' ? better : 'named',
    size: isLarge ? 'large' : 'small',
    base: nameIn(battle, (better === 'enemy' ? enemy : own).side.base),
  });
}

/** The odds of a fight: who has the better of it, and a bar for each side. */
export function FateBars({
  now: { battle },
  fight,
}: {
  readonly now: Pick<Field, 'battle'>;
  readonly fight: ShownFight;
}) {
  const farings = fight.sides.flatMap((side): readonly Faring[] => {
    const fate = fateOfSide({ battle }, side);
    return fate ? [{ side, fate }] : [];
  });
  const [one, other] = farings;
  return (
    <div class="fates" translate={false}>
      {one && other && <b class="edge">{edgeTold(battle, [one, other])}</b>}
      {farings.map(({ side, fate }) => (
        <div key={side.base} class="fate-row">
          <SideMark at={sideAt(battle, side.base)} />
          <FateBar who={nameIn(battle, side.base)} fate={fate} />
        </div>
      ))}
    </div>
  );
}
