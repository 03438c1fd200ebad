import { refreshBattles } from '../pages/Home.tsx';
import { session } from '../state/battle/session.ts';
import { forgetBattle } from '../state/keeping/store.ts';
import { t } from '../state/telling/telling.ts';
import { Confirm } from './Confirm.tsx';

/** Asks before a kept battle is deleted. */
export function Delete({ id, name }: { readonly id: string; readonly name: string }) {
  return (
    <Confirm
      title={t('screen.delete')}
      text={t('screen.delete.sure', { name })}
      yes={t('screen.delete')}
      onYes={() => {
        if (session.value?.id === id) session.value = null;
        void forgetBattle(id).then(refreshBattles);
      }}
    />
  );
}
