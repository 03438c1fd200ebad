/** The list of a person's own battles, found by the secrets in the request. */
import type { Mine } from '../../protocol/answers.ts';
import { mineBody } from '../../protocol/requests.ts';
import { askedNow } from '../battle/carry-on.ts';
import { battles } from '../battle/kind.ts';
import { isOver, type State } from '../battle/state.ts';
import { streamOf } from '../live.ts';
import { hashOfSecret } from '../perform.ts';
import type { Service } from '../service.ts';
import { type AppContext, refuse } from './context.ts';
import { readBody } from './reading.ts';

/** The side for which the battle waits; null for none. */
const waits = (state: State): string | null => (isOver(state) ? null : (askedNow(state)?.by ?? null));

/** For each battle, the side it waits for and the newest message of the stream. */
export async function showMine(context: AppContext, { host, lives }: Service): Promise<Response> {
  const read = await readBody(context, mineBody);
  if (!read.ok) return refuse(context, read.refusal);
  const found = await Promise.all(
    read.value.battles.map(({ battle, secret }) =>
      lives.inTurn(battle, async (live): Promise<Mine | null> => {
        const { state } = live;
        const seat = battles.seatOf(state, hashOfSecret(secret));
        if (seat === null) return null;
        const { number } = await streamOf(live, host.store, seat);
        const stage = isOver(state) ? 'over' : state.play ? 'playing' : 'open';
        const { side } = state.seats[seat] ?? { side: null };
        return {
          battle,
          title: state.terms.title,
          ruleset: state.terms.ruleset,
          stage,
          seat,
          side,
          waits: waits(state),
          number,
        };
      }),
    ),
  );
  return context.json({ battles: found.filter((each) => each !== null) });
}
