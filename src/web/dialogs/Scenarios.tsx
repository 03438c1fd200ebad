import type { Scenario } from '../../scenario/schema.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { openScenario } from '../state/keeping/opening.ts';
import { close } from '../state/navigation/dialogs.ts';
import { scenarioTitle } from '../state/telling/scenario-title.ts';
import { t } from '../state/telling/telling.ts';

/** The scenarios of a file. Those that cannot be played are shown one after the other. */
export function Scenarios({ scenarios }: { readonly scenarios: readonly Scenario[] }) {
  return (
    <Dialog title={t('screen.scenarios')} onClose={close}>
      <ul class="options">
        {scenarios.map((scenario, at) => (
          <li key={at}>
            <button type="button" onClick={() => openScenario(scenario)}>
              {scenarioTitle(scenario)}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
