import { useMemo } from 'preact/hooks';
import { type Base, isPlaced } from '../../engine/battle.ts';
import { t } from '../state/telling/telling.ts';
import { field, isMovable } from '../table/field.ts';
import { priceNow } from './price-now.ts';

/** What an order to a base costs where it stands, and why that is more than usual; nothing while it takes none. */
export function OrderPrice({ base }: { readonly base: Base }) {
  const now = field.value;
  const ordered = now?.mode === 'move' && isPlaced(base) && isMovable(now, base) ? base : null;
  const found = useMemo(
    () => now && ordered && priceNow(now.rules, now.battle, ordered),
    [now?.battle, ordered],
  );
  if (!found) return null;
  // The first line is the move itself.
  const why = found.price
    .slice(1)
    .map(({ value, key, figures }) => `${value > 0 ? '+' : '−'}${Math.abs(value)} ${t(key, figures)}`);
  return (
    <span class="order-price">
      {t('screen.card.price', { cost: found.cost })}
      {why.length > 0 && ` (${why.join(', ')})`}
    </span>
  );
}
