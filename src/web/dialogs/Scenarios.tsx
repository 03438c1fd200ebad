import type { Scenario } from '../../scenario/schema.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { close } from '../state/dialogs.ts';
import { openScenario } from '../state/opening.ts';
import { scenarioTitle } from '../state/scenario-title.ts';
import { t } from '../state/telling.ts';

/** The scenarios of a file; those that only show a position are looked at one after the other. */
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
