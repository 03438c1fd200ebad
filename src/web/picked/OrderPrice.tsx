import { type Base, type Battle, isPlaced } from '../../engine/battle.ts';
import { useSearch } from '../searching/use-search.ts';
import { t } from '../state/telling/telling.ts';
import { field, isMovable } from '../table/field.ts';

interface PriceProps {
  readonly battle: Battle;
  readonly base: Base;
}

function Price({ battle, base }: PriceProps) {
  const found = useSearch('price', battle, base.id);
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

/** What an order to a base costs where it stands, and why that is more than usual; nothing while it takes none. */
export function OrderPrice({ base }: { readonly base: Base }) {
  const now = field.value;
  const isOrdered = now?.mode === 'move' && isPlaced(base) && isMovable(now, base);
  return isOrdered ? <Price battle={now.battle} base={base} /> : null;
}
