/** What a player does in a battle besides orders. */
import type { ActionName, BodyOf } from '../../protocol/requests.ts';
import { tell } from '../state/navigation/dialogs.ts';
import { t } from '../state/telling/telling.ts';
import { doIn } from './asking.ts';
import { faultsOf } from './creating.ts';
import { place } from './line.ts';

/** Does it; tells what went wrong, and answers with whether it was done. */
export async function act<Name extends ActionName>(name: Name, body: BodyOf<Name>): Promise<boolean> {
  const here = place.peek();
  if (!here) return false;
  const answer = await doIn(here.battle, here.secret, name, body);
  if (!answer.ok) tell({ told: 'faults', title: t('distance.failed'), faults: faultsOf(answer) });
  return answer.ok;
}
