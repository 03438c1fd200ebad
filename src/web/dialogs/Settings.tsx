import { Choice } from '../parts/Choice.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { DICE_MODES, type DiceMode, session, setDice } from '../state/battle/session.ts';
import { close } from '../state/navigation/dialogs.ts';
import { change, PACES, PIECES, settings, THEMES } from '../state/settings/settings.ts';
import { LANGUAGES, measureIn, speak, t, telling, UNITS } from '../state/telling/telling.ts';

const setDiceMode = (dice: DiceMode): void => {
  change({ dice });
  setDice(dice);
};

/** The dialog of the settings. */
export function Settings() {
  const { animate, pieces, pace, sound, theme } = settings.value;
  return (
    <Dialog title={t('screen.settings')} onClose={close}>
      <Choice
        name="language"
        legend={t('screen.language')}
        value={telling.value.language}
        options={LANGUAGES}
        onChange={speak}
      />
      <Choice
        name="unit"
        legend={t('screen.unit')}
        value={telling.value.unit}
        options={UNITS.map((value) => ({ value, label: t(`screen.unit.${value}`) }))}
        onChange={measureIn}
      />
      <Choice
        name="dice"
        legend={t('screen.dice')}
        value={session.value?.dice ?? settings.value.dice}
        options={DICE_MODES.map((value) => ({ value, label: t(`screen.dice.${value}`) }))}
        onChange={setDiceMode}
      />
      <Choice
        name="pieces"
        legend={t('screen.pieces')}
        value={pieces}
        options={PIECES.map((value) => ({ value, label: t(`screen.pieces.${value}`) }))}
        onChange={(value) => change({ pieces: value })}
      />
      <Choice
        name="theme"
        legend={t('screen.theme')}
        value={theme}
        options={THEMES.map((value) => ({ value, label: t(`screen.theme.${value}`) }))}
        onChange={(value) => change({ theme: value })}
      />
      <Choice
        name="pace"
        legend={t('screen.pace')}
        value={pace}
        options={PACES.map((value) => ({ value, label: t('screen.pace.of', { pace: value }) }))}
        onChange={(value) => change({ pace: value })}
      />
      <label class="check">
        <input type="checkbox" checked={animate} onChange={() => change({ animate: !animate })} />{' '}
        {t('screen.animate')}
      </label>
      <label class="check">
        <input type="checkbox" checked={sound} onChange={() => change({ sound: !sound })} />{' '}
        {t('screen.sound')}
      </label>
    </Dialog>
  );
}
