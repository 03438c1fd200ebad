import type { Reason } from '../../../engine/game/event.ts';
import { ClauseLink } from '../../parts/ClauseLink.tsx';
import { province, t } from './words.ts';

/** Why an order or a report is refused. */
export const Refused = ({
  reasons,
}: {
  readonly reasons: readonly Pick<Reason, 'rule' | 'key' | 'figures'>[];
}) =>
  reasons.length === 0 ? null : (
    <ul class="campaign-refused bad" role="alert">
      {reasons.map(({ rule, key, figures = {} }, at) => (
        <li key={at}>
          {t(key, {
            ...figures,
            ...(typeof figures.province === 'string' ? { province: province(figures.province) } : {}),
          })}{' '}
          {rule !== '' && <ClauseLink rule={rule} />}
        </li>
      ))}
    </ul>
  );
