import '../../../test/support/bots.ts';
import '../../../test/support/on-screen.ts';
import '../../../test/support/words.ts';
import { expect, test, vi } from 'vitest';
import { battleOf } from '../../../test/support/battle.ts';
import { played } from '../../../test/support/played.ts';
import { unplayed } from '../../engine/battle/record.ts';
import type { Battle } from '../../engine/battle.ts';
import type { AnyCommand } from '../../engine/command.ts';
import { bnb } from '../../rules/bnb/index.ts';
import { loadWords } from '../../words/catalogues.ts';
import { fightsAfter } from '../searching/meeting.ts';
import { openOptions } from '../state/battle/open-options.ts';
import { type Session, session } from '../state/battle/session.ts';
import { pairsIn } from '../state/orders/combat.ts';
import type { Field } from '../table/field.ts';
import { type Advice, adviceTold, advise, basesAdvised, ghostOf } from './advice.ts';

vi.hoisted(() => {
  vi.stubGlobal('navigator', { language: 'en-GB' });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal('document', { documentElement: {} });
});

await loadWords('en', ['guide']);

/** A position of a battle, as the table shows it. */
const shownOf = ({ rules }: Session, battle: Battle): Field =>
  ({ rules, battle, naming: { letter: ({ id }: { id: string }) => id } }) as never;

const adviceFor = (command: AnyCommand, why: string, more: Partial<Advice> = {}): Advice => ({
  answer: { command, why, figures: { base: 'D3', enemy: 'W1', price: 2, count: 2 } },
  ghost: null,
  worst: null,
  isHarmless: false,
  ...more,
});

test('an attack is told with its odds, and one that brings no fight yet as an approach', async () => {
  const now = await played('against-the-bot');
  const battle = now.play.battles.find(
    ({ turn, flow }) => turn.round === 3 && turn.active === 'red' && flow.awaits[0]?.kind === 'orders',
  );
  if (!battle) throw new Error('red gives no orders in round 3');
  const command = { type: 'move', bases: ['D3', 'D2'], path: [{ forward: 80 }] };
  const field = shownOf(now, battle);
  const [worst = null] = fightsAfter({ ...field, fights: undefined }, command, 'red');
  expect(adviceTold(field, adviceFor(command, 'bot.attack', { worst }))).toMatch(
    /^Attack Bowmen W1 .* Then Auxilia D2 is lost in 17% of throws, Bowmen W1 in 28%\.$/,
  );
  expect(new Set(basesAdvised(field, adviceFor(command, 'bot.attack', { worst })))).toEqual(
    new Set(['D2', 'D3', 'W1']),
  );
  expect(adviceTold(field, adviceFor(command, 'bot.attack'))).toMatch(
    /^Bring 2 bases with Auxilia D3 nearer/,
  );
});

test('the only fight that is left is named, with its odds', async () => {
  const now = await played('against-the-bot');
  const battle = now.play.battles.find(({ flow }) => flow.awaits[0]?.kind === 'fight');
  const [pair] = battle ? pairsIn(now.rules, battle) : [];
  if (!battle || !pair) throw new Error('there is no fight');
  const words = adviceTold(shownOf(now, battle), adviceFor(pair.command, 'bot.only-option'));
  expect(words).toMatch(/^.+ against .+\. It is the only choice\. .+ is lost in \d+% of throws, /);
});

test('the only answer to a question is told as its button names it', async () => {
  const now = await played('hott-against-the-bot');
  session.value = now;
  for (const battle of now.play.battles) {
    const [option] = openOptions(now.rules, battle).filter(({ command }) => command.type === 'choose');
    if (!option) continue;
    const words = adviceTold(shownOf(now, battle), adviceFor(option.command, 'bot.only-option'));
    expect(words).toMatch(/^Only this can be chosen: “.+”\.$/);
    return;
  }
  throw new Error('no question is asked');
});

test('a base that lies hidden has no move on the table', () => {
  const battle = battleOf({ bases: [{ id: 'A' }] });
  const command = { type: 'move', bases: ['A'], path: [{ to: [300, 300, 90] }] };
  expect(ghostOf({ rules: bnb, battle }, command)).toBeNull();
});

test('an arrival that is suggested is named, and so is bringing nobody', async () => {
  const now = await played('hott-resigned');
  session.value = now;
  const battle = now.play.battles.find(
    (each) => each.flow.awaits[0]?.kind === 'arrivals' && openOptions(now.rules, each).length > 0,
  );
  const [option] = battle ? openOptions(now.rules, battle) : [];
  if (!battle || !option) throw new Error('nobody can arrive');
  const field = shownOf(now, battle);
  const copy = JSON.parse(JSON.stringify(option.command)) as AnyCommand;
  expect(adviceTold(field, adviceFor(copy, 'bot.best-option'))).toMatch(
    /^Better: “hott.option.deploy|^Better: “Bring/,
  );
  expect(adviceTold(field, adviceFor({ type: 'end-phase' }, 'bot.best-option'))).toMatch(/^Bring nobody now/);
  session.value = null;
});

test('after an order was declined one to other bases is suggested, or none', async () => {
  const now = await played('hott-against-the-bot');
  const asked = now.play.battles.filter(
    ({ turn, flow }, at) => at % 3 === 0 && turn.round < 4 && flow.awaits[0]?.kind === 'orders',
  );
  const others: unknown[][] = [];
  for (const battle of asked.slice(0, 6)) {
    if (others.length === 2) break;
    const side = battle.flow.awaits[0]?.by ?? '';
    session.value = { ...now, play: unplayed({ ...now.play.record, opening: battle }) };
    const suggest = async (declined: readonly AnyCommand[]) =>
      (await advise(shownOf(now, battle), side, declined))?.answer.command;
    const first = await suggest([]);
    const then = first && (await suggest([first]));
    if (first?.type === 'move' && then?.type === 'move') others.push([first.bases, then.bases]);
  }
  session.value = null;
  expect(others.length).toBeGreaterThan(0);
  for (const [first, then] of others) expect(then).not.toEqual(first);
});
