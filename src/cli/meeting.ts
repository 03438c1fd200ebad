/** Opens battles between two armies that the command line names. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { kindOfArmyFile } from '../armies/army-file.ts';
import { armyFiles } from '../armies/load-node.ts';
import type { Teller } from '../armies/messages.ts';
import { RULESET_ARMIES } from '../armies/rulesets.ts';
import type { Contender, Opener } from '../bots/opening/opening.ts';
import { openerFor } from '../bots/opening/openings.ts';
import type { Battle } from '../engine/battle.ts';
import type { Ruleset } from '../engine/contract.ts';
import { textOfBytes } from '../engine/data/given-text.ts';
import { BadInput } from './command.ts';
import { firstLines, sayFault } from './say.ts';

/** The armies of a ruleset: how to open a battle between them, and the messages about their faults. */
interface Armoury {
  readonly rules: Ruleset;
  readonly opener: Opener;
  readonly tell: Teller;
}

async function armouryOf(rules: Ruleset): Promise<Armoury> {
  const opener = openerFor(rules.id);
  const tell = await RULESET_ARMIES[rules.id]?.teller();
  if (opener && tell) return { rules, opener, tell };
  throw new BadInput(`there are no armies for ${rules.id} yet`);
}

const faultLines = ({ tell }: Armoury, faults: Contender['faults']): readonly string[] =>
  firstLines(faults.map((each) => tell('en', each)));

/** The army of a file. It may use the lists in its folder and the lists of the program. */
function armyFromFile(armoury: Armoury, path: string): Contender {
  const { opener, rules } = armoury;
  const text = textOfBytes(readFileSync(path));
  const isOwn = (file: { readonly text: string }): boolean => kindOfArmyFile(file.text)?.ruleset === rules.id;
  const isArmy = (file: { readonly text: string }): boolean =>
    kindOfArmyFile(file.text)?.heading === opener.kind;
  if (!isArmy({ text }))
    throw new BadInput(`${path} is no army for this ruleset: it needs a line “${opener.kind}: NAME”`);
  const around = [...armyFiles(dirname(path), false), ...armyFiles()];
  const lists = around.filter((file) => isOwn(file) && !isArmy(file));
  const { contenders, wrong } = opener.gather([...lists, { path, text }]);
  const [army] = contenders;
  const faults = wrong.filter((each) => each.path === path).flatMap((each) => each.faults);
  if (!army || faults.length > 0)
    throw new BadInput([`${path} cannot be read:`, ...faultLines(armoury, faults)].join('\n'));
  return army;
}

function armyNamed(armoury: Armoury, flag: string, name: string | undefined): Contender {
  if (name === undefined) throw new BadInput(`--${flag} needs an army`);
  const known = armoury.opener.gather(armyFiles());
  const army = known.find(name) ?? (existsSync(name) ? armyFromFile(armoury, name) : null);
  if (!army) {
    const ids = known.contenders.map((each) => `  ${each.id}`);
    throw new BadInput([`there is no army “${name}”; these armies exist:`, ...ids].join('\n'));
  }
  if (army.faults.length > 0)
    throw new BadInput([`the army “${name}” has faults:`, ...faultLines(armoury, army.faults)].join('\n'));
  return army;
}

/** The battle of two named armies before its setup. Throws BadInput with the reasons if they cannot fight. */
export async function openingOf(
  rules: Ruleset,
  red: string | undefined,
  blue: string | undefined,
  options: Battle['options'],
): Promise<Battle> {
  const armoury = await armouryOf(rules);
  const armies = [armyNamed(armoury, 'red', red).army, armyNamed(armoury, 'blue', blue).army] as const;
  const checked = armoury.opener.open(rules, ...armies, options);
  if (!checked.ok)
    throw new BadInput(['these armies cannot fight:', ...new Set(checked.faults.map(sayFault))].join('\n'));
  return checked.battle;
}

/** The armies with these names, or all of the ruleset without a fault. Throws BadInput for a name without an army. */
export async function armiesOf(rules: Ruleset, names: readonly string[]): Promise<readonly unknown[]> {
  const armoury = await armouryOf(rules);
  if (names.length > 0) return names.map((name) => armyNamed(armoury, 'army', name).army);
  const { contenders } = armoury.opener.gather(armyFiles());
  return contenders.filter(({ faults }) => faults.length === 0).map(({ army }) => army);
}
