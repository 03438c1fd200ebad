/** Who leads each nation: it may change while the campaign goes on. */
import { CHARACTER_NAMES, type CharacterName } from '../../../bots/hott/campaign/characters.ts';
import { battleNow } from '../../../engine/game/records/record.ts';
import { livingOf } from '../../../rules/hott/campaign/state.ts';
import { Pick } from './fields.tsx';
import { botOf } from './leaders.ts';
import { lead, played } from './playing.ts';
import { t } from './words.ts';

export type Leader = 'person' | CharacterName;
export const LEADERS: readonly Leader[] = ['person', ...CHARACTER_NAMES];

export function LeadersForm() {
  const play = played.value;
  if (!play) return null;
  return (
    <details class="campaign-leaders">
      <summary>{t('campaign.leaders')}</summary>
      {livingOf(battleNow(play)).map((nation) => (
        <Pick
          key={nation}
          label={t('campaign.leader.of', { side: nation })}
          value={botOf(play, nation) ?? 'person'}
          options={LEADERS.map((each): [Leader, string] => [each, t(`campaign.leader.${each}`)])}
          onPick={(leader) => lead(nation, leader as Leader)}
        />
      ))}
    </details>
  );
}
