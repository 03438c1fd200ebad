import { RULESET_WORDS } from '../../words/rulesets.ts';
import type { OwnKey } from '../on-screen/orders.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { session } from '../state/battle/session.ts';
import { FIRST_RULESET } from '../state/loading/loading.ts';
import { onScreen } from '../state/loading/ruleset.ts';
import { close } from '../state/navigation/dialogs.ts';
import { isWorded, t } from '../state/telling/telling.ts';

/** Keys and their actions; the second part is a key of the catalogue. */
const TABLE_KEYS: readonly (readonly [string, string])[] = [
  ['Tab', 'walk'],
  ['Enter', 'give'],
  ['G', 'group'],
  ['↑ ↓ ← →', 'move'],
  ['[ ]', 'pivot'],
  ['T', 'turnabout'],
  ['F', 'full'],
  ['K', 'others'],
  ['V', 'column'],
  ['B', 'bend'],
  ['S', 'together'],
  ['N P', 'propose'],
  ['C', 'nearest'],
  ['Shift Ctrl', 'sizes'],
  ['M', 'measure'],
  ['Z X H R', 'overlays'],
  ['+ − 0', 'zoom'],
  ['Esc', 'cancel'],
];

const EVERYWHERE: readonly (readonly [string, string])[] = [
  ['Ctrl Z', 'undo'],
  ['Ctrl Shift Z', 'redo'],
  ['F6', 'pane'],
  ['Alt End', 'end'],
  ['Alt ← →', 'step'],
  ['?', 'help'],
];

/** Keys that only some rulesets use. */
const OF_SOME: readonly OwnKey[] = ['others', 'column', 'bend', 'together'];

/** The label of a key in the language of the screen. */
const cap = (key: string): string => (isWorded(`screen.cap.${key}`) ? t(`screen.cap.${key}`) : key);

function Keys({ title, keys }: { readonly title: string; readonly keys: typeof TABLE_KEYS }) {
  return (
    <>
      <h3>{title}</h3>
      <dl class="keys-list">
        {keys.map(([press, what]) => (
          <div key={what}>
            <dt>
              {press.split(' ').map((key) => (
                <kbd key={key}>{cap(key)}</kbd>
              ))}
            </dt>
            <dd>{t(`screen.key.${what}`)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** The help: how a battle is played, and every key. */
export function Help() {
  const ruleset = session.value?.rules.id ?? FIRST_RULESET;
  const own = onScreen(ruleset)?.orders.keys ?? [];
  const keys = TABLE_KEYS.filter(([, what]) => OF_SOME.every((key) => key !== what || own.includes(key)));
  return (
    <Dialog title={t('screen.help')} size="wide" still onClose={close}>
      {['pick', 'order', 'phase', 'places', 'clause', 'undo'].map((topic) => (
        <p key={topic}>{t(`screen.help.${topic}`, { clause: RULESET_WORDS[ruleset]?.clause ?? '' })}</p>
      ))}
      <Keys title={t('screen.keys.table')} keys={keys} />
      <Keys title={t('screen.keys.everywhere')} keys={EVERYWHERE} />
    </Dialog>
  );
}
