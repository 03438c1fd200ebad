import { print } from '../command.ts';
import { type Share, shareText } from '../interval.ts';
import type { Results } from './results.ts';

const percent = ({ share }: Share): string => `${(share * 100).toFixed(0)} %`.padStart(6);

/** Prints the results as tables. */
export function tellResults({ ratings, pairs, habits, verdict }: Results): void {
  for (const { bot, elo, give } of ratings)
    print(`${bot.padEnd(12)} ${elo.toFixed(0).padStart(5)}${give === null ? '' : ` ± ${give.toFixed(0)}`}`);
  for (const { pair, games, won, drawn, lost, wins } of pairs)
    print(
      `${pair.join(' against ')}: ${games} battles, ${won} won, ${drawn} drawn, ${lost} lost; wins ${shareText(wins)}`,
    );
  const bots = Object.entries(habits);
  print(`${''.padEnd(34)}${bots.map(([bot]) => bot.padStart(12)).join('')}`);
  for (const name of Object.keys(bots[0]?.[1].shares ?? {}))
    print(
      `${name.padEnd(34)}${bots.map(([, { shares }]) => (shares[name] ? percent(shares[name]) : '').padStart(12)).join('')}`,
    );
  const firsts = bots.map(([, { firstFight }]) => firstFight.toFixed(1).padStart(12));
  print(`${'bound of the first fight'.padEnd(34)}${firsts.join('')}`);
  if (verdict) print(`the difference is ${verdict === 'open' ? 'neither shown nor refuted' : verdict}`);
}
