import { expect, test } from 'vitest';
import { view } from '../../engine/game/view.ts';
import { hottCampaign } from '../../rules/hott/campaign/index.ts';
import { loadCampaign } from '../../rules/hott/campaign/load.ts';
import { nation } from './nation.ts';

const asked = { by: 'red', kind: 'turn', answer: { form: 'orders' } } as const;

/** What a steady bot of red answers in its turn, beside a weaker enemy. */
function answered(red: Record<string, number>) {
  const loaded = loadCampaign(
    {
      players: ['red', 'blue', 'green'],
      wars: [['red', 'blue']],
      armies: { red: { at: 'red-b', elements: red }, blue: { at: 'blue-a', elements: { Blades: 8 } } },
    } as never,
    { phase: 'season', active: 'red' },
  );
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.faults));
  const [seen, open] = ['red', null].map((seat) => view(hottCampaign, loaded.game, seat));
  return nation({ seen, open, asked, character: 'steady', refused: [] } as Parameters<typeof nation>[0]);
}

test('a reason is open if it follows from what everybody sees', async () => {
  const { answer, isOpen } = await answered({ Blades: 10 });
  expect(answer?.why).toBe('campaign.why.attacks');
  expect(isOpen).toBe(true);
});

test('a reason that counts elements which others do not see is not open', async () => {
  const { answer, isOpen } = await answered({ Blades: 8, 'Land Lurkers': 3 });
  expect(answer?.why).toBe('campaign.why.attacks');
  expect(isOpen).toBe(false);
});
