/**
 * Plays the campaign of content/campaigns: one person, whose orders are written here, and five bots, for three years. It
 * writes the campaign and its chronicle, as the person was told it, in both languages: `tsx tools/write-campaign.ts`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chronicleText } from '../src/book/hott/chronicle.ts';
import { fightBy } from '../src/bots/hott/campaign/fought.ts';
import { playCampaignOfBots } from '../src/bots/hott/campaign/play.ts';
import { quickBot } from '../src/bots/players/quick-bot.ts';
import { loadBots } from '../src/bots/rulesets.ts';
import type { AnyCommand } from '../src/engine/game/command.ts';
import type { Awaited, Game } from '../src/engine/game/game.ts';
import { actsOf, defencesOf } from '../src/rules/hott/campaign/choices.ts';
import { conflictOf } from '../src/rules/hott/campaign/conflict.ts';
import { newCampaign } from '../src/rules/hott/campaign/new.ts';
import { offersOf } from '../src/rules/hott/campaign/offers.ts';
import { ownOf } from '../src/rules/hott/campaign/state.ts';
import { CAMPAIGN_FORMAT, writeCampaign } from '../src/scenario/campaign/file.ts';
import { campaignOf, loadWords } from '../src/words/catalogues.ts';
import { PLAIN } from '../src/words/say.ts';

const FOLDER = fileURLToPath(new URL('../content/campaigns/', import.meta.url));
const PERSON = 'Anna';
const BOTS = { Boris: 'steady', Clara: 'rash', Dora: 'careful', Emil: 'steady', Fritz: 'rash' } as const;
const NATIONS = [PERSON, ...Object.keys(BOTS)];
const SEED = 7;

const ARMY = { Hero: 1, Magician: 1, Knights: 2, Blades: 4, Shooters: 2 };

/** Whom Anna fights in each year. */
const WARS: Readonly<Record<number, readonly string[]>> = {
  1: ['Boris'],
  2: ['Fritz'],
  3: ['Boris', 'Fritz'],
};

/** In her turn Anna makes friends across the map, asks them for help, and attacks where she can. */
function turnOf(seen: Game): readonly AnyCommand[] {
  const acts = actsOf(seen, PERSON);
  const ways = (act: string) => acts.find((each) => each.act === act)?.ways ?? [];
  const { allies = [], year = 1 } = ownOf(seen);
  const wants = !allies.some((pair) => pair.includes('Dora')) && offersOf(seen, PERSON).length === 0;
  const target = ways('attack')[0]?.at(-1);
  return [
    ...(wants && year === 1 ? [{ type: 'offer', what: 'alliance', to: 'Dora' }] : []),
    ...(acts.some(({ act }) => act === 'besiege') ? [{ type: 'besiege' }] : []),
    ...(acts.some(({ act }) => act === 'sally') ? [{ type: 'sally' }] : []),
    ...ways('relieve').map((way) => ({ type: 'relieve', way })),
    ...(target && !conflictOf(seen) ? [{ type: 'solicit', from: ['Dora', 'Clara'], target }] : []),
    ...ways('attack').map((way) => ({ type: 'attack', way })),
    { type: 'end-turn' },
  ];
}

function orders(seen: Game, { kind }: Awaited): readonly AnyCommand[] {
  const { year = 1 } = ownOf(seen);
  if (kind === 'write')
    return ['b', 'a', 'k'].flatMap((part): readonly AnyCommand[] => [
      { type: 'write', at: `${PERSON}-${part}`, wars: WARS[year] ?? [] },
      { type: 'write', at: `${PERSON}-${part}`, wars: [] },
    ]);
  if (kind === 'turn') return turnOf(seen);
  if (kind === 'defence') return defencesOf(seen, PERSON);
  return [];
}

await loadBots('hott');
const start = newCampaign({ players: NATIONS, armies: { [PERSON]: ARMY } });
if (!start.ok) throw new Error(JSON.stringify(start.faults));
const play = playCampaignOfBots(start.game, {
  header: { format: CAMPAIGN_FORMAT, title: 'Three years of six nations' },
  characters: BOTS,
  seed: SEED,
  person: orders,
  fight: fightBy(quickBot),
});
mkdirSync(FOLDER, { recursive: true });
writeFileSync(`${FOLDER}six-nations.json`, writeCampaign(play.record));
for (const language of ['en', 'fr'] as const) {
  await loadWords(language, ['hott', campaignOf('hott')]);
  const told = chronicleText(play, PERSON, { ...PLAIN, rules: 'hott', language });
  writeFileSync(`${FOLDER}six-nations.${language}.txt`, told);
}
