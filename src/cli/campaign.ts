/** `campaign`: begins, shows, checks and simulates campaigns. */

import { checkCampaign } from './campaign-check.ts';
import { BadInput, type CliCommand, fileToCheck } from './command.ts';
import { readText } from './files.ts';
import { loadEveryCli } from './rulesets.ts';

const help = `acies campaign new --players A,B,C [--army A=ARMY ...] [--years N] [--option NAME=VALUE ...] [--out FILE]
acies campaign show FILE [--seat PLAYER] [--json]
acies campaign map FILE [--seat PLAYER] [--dark] [--out FILE]
acies campaign chronicle FILE [--seat PLAYER] [--language en|fr]
acies campaign check FILE [--json]
acies campaign nations
acies campaign simulate --players A,B,C [--characters X,Y,Z] [--seed S] [--games N] [--years N]
                        [--battles judged|quick|light] [--army A=ARMY ...] [--reasons] [--out FILE] [--json]

Campaigns of nations on a map. A file holds the whole course of one; the app opens it too.

  new        begins a campaign: 3 to 10 nations, each with 12 Blades or an army of 24 army points
  show       who is asked what, and how the nations stand; with --seat, as that player sees it, else as everybody does
  map        draws the map as SVG
  chronicle  tells what happened, season by season
  check      decides all commands again; the exit code is 1 if one is now decided otherwise, 2 if the file is no campaign
  nations    lists the armies and the characters of bots
  simulate   bots lead all nations; their battles are judged by army points (judged, the default), or fought by bots

  acies campaign simulate --players red,blue,green --characters careful,steady,rash --out campaign.json
  acies campaign chronicle campaign.json`;

export const campaignCommand: CliCommand = {
  name: 'campaign',
  summary: 'begin, show, check and simulate campaigns',
  help,
  async run([verb = '', ...args]) {
    if (verb === 'check') {
      const { path, json } = fileToCheck(['check', ...args], help);
      return checkCampaign(path, readText(path), json);
    }
    const verbs = (await loadEveryCli()).find(({ campaign }) => campaign)?.campaign ?? {};
    const run = Object.hasOwn(verbs, verb) ? verbs[verb] : undefined;
    if (run) return run(args);
    throw new BadInput(verb === '' ? help : `“${verb}” is no verb of acies campaign\n\n${help}`);
  },
};
