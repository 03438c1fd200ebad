import type { Base } from '../../engine/battle.ts';
import { giveName, LONGEST, namesGiven } from '../state/telling/base-names.ts';
import { t } from '../state/telling/telling.ts';

/** A field for the name of a base. */
export const NameField = ({ base: { id } }: { readonly base: Base }) => (
  <label class="base-name">
    {t('screen.card.name')}
    <input
      type="text"
      autocomplete="off"
      maxLength={LONGEST}
      placeholder={id}
      value={namesGiven.value.get(id) ?? ''}
      onChange={(event) => giveName(id, event.currentTarget.value)}
    />
  </label>
);
