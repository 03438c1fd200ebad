import { debellis } from '../../debellis/fr/index.ts';
import type { Catalogue } from '../../types.ts';
import { figures } from './figures.ts';
import { hidden } from './hidden.ts';
import { laying } from './laying.ts';
import { morale } from './morale.ts';
import { moves } from './moves.ts';
import { notes } from './notes.ts';
import { obstacles } from './obstacles.ts';
import { orders } from './orders.ts';
import { setup } from './setup.ts';
import { stratagems } from './stratagems.ts';
import { terrain } from './terrain.ts';
import { troops } from './troops.ts';

/** French messages of De Bellis Magistrorum Militum: what fights and questions need. */
export const fr: Catalogue = {
  ...debellis,
  ...figures,
  ...hidden,
  ...laying,
  ...stratagems,
  ...morale,
  ...moves,
  ...notes,
  ...setup,
  ...obstacles,
  ...orders,
  ...terrain,
  ...troops,
  'option.dbmm.ap': 'Points d’armée de chaque camp. Tous les prix sont les nôtres.',
  'option.dbmm.weather': 'Saison, temps qu’il fait et heure.',
  'option.dbmm.bounds': 'Bonds, des deux camps ensemble, après lesquels les pertes acquises décident.',
  'dbmm.support': 'Soutien arrière de {by}',
  'dbmm.grade': 'Qualité',
  'dbmm.tactic.height': 'En haut de la pente, ou défend une rive',
  'dbmm.tactic.overlapped': '{by} le déborde',
  'dbmm.tactic.beset': '{by} est sur son {how, select, rear {arrière} other {flanc}}',
  'dbmm.tactic.blocked': 'Il ne pourrait même pas commencer à reculer',
  'dbmm.tactic.marched': 'Il a marché',
  'dbmm.tactic.rough': 'En terrain accidenté',
  'dbmm.tactic.difficult': 'En terrain difficile',
  'dbmm.tactic.obstacles': 'Monté, à travers des obstacles',
  'dbmm.tactic.wagons': 'Chariots de guerre dans leur propre bond',
  'dbmm.tactic.failing': 'Ébranlé, ou d’un corps rompu',
  'dbmm.tactic.stroke': 'Un coup de génie',
  'dbmm.tactic.general': 'Général',
  'dbmm.tactic.victor': 'À côté de son général, qui a détruit un ennemi',
  'dbmm.tactic.standard': 'À côté d’un étendard sacré',
  'dbmm.tactic.second-rank': '{by} tire de juste derrière',
  'dbmm.tactic.aided': '{by} aide l’ennemi',
  'dbmm.tactic.cover': 'Tire dans des arbres, des rochers ou des bâtiments',
  'dbmm.tactic.fortified': 'Tient des fortifications',
  'dbmm.tactic.tower': 'Tient une tour',
  'dbmm.tactic.wall-walk': 'Sur le chemin de ronde',
  'dbmm.tactic.wall-upslope': 'Ses fortifications sont en haut de la pente',
  'dbmm.tactic.weather': 'Le temps lui est contraire',
  'dbmm.tactic.night': 'Irrégulier la nuit',
  'dbmm.tactic.gloom': 'Monté entre le crépuscule et le lever du soleil',
  'dbmm.price.general': 'général',
  'dbmm.price.brilliant': 'général génial',
  'dbmm.price.mounted-infantry': 'infanterie montée',
  'dbmm.price.obstacles': 'obstacles portatifs',
  'fault.troop.mount':
    '{type} ne va pas {mark, select, chariot {sur un char} wedge {en coin} other {sur un chariot}} ; {known}, si.',
  'fault.general.ability':
    'Aucun général n’est à la fois génial et inerte : {troop} est écrit avec les deux.',
  'fault.general.none': '{troop} est génial ou inerte sans être général : seuls les généraux le sont.',
  'fault.general.ranks': '{troop} a plusieurs rangs : un général en a un, parmi {known}.',
  'fault.question-morale':
    'La question ne nomme ni une armée, ni des équivalents moraux, d’origine et perdus.',
  'fault.question-factors': 'Les deux facteurs sont des nombres entiers, comme dans [3, 5].',
  'fault.question-stratagem': 'Aucun stratagème ne s’appelle « {name} » ; il existe : {known}.',
  'fault.question-stratagem-twice': 'Le stratagème « {name} » s’achète une fois, non deux.',
  'fault.question-stratagems':
    '{most, plural, one {Une liste a au plus # stratagème qui coûte des points.} other {Une liste a au plus # stratagèmes qui coûtent des points.}}',
  'fault.question-chiefs': 'Une armée a un seul général en chef.',
  'fault.question-unpriced': '{troop} n’a pas de prix : on ne peut pas l’acheter.',
  'event.noted': 'Ce que savent les corps et qui a bougé est noté.',
  'event.turned-round': '{base} fait volte-face.',
  'ask.press': '{side} : {base} serre-t-il en avant ?',
  'ask.repulse': '{side} : jusqu’où {base} est-il repoussé ?',
  'ask.rallying': '{side} : quel socle en fuite fait volte-face ?',
  'event.repulsed': '{base} est repoussé.',
  'outcome.repulsed': 'est repoussé',
  'choice.repulse': 'être repoussé',
  'event.pressed-forward': '{base} serre en avant.',
  'event.met-in-flight': '{base} bute sur {other} dans sa fuite, et doit se frayer un passage.',
  'choice.press': 'serrer en avant',
  'choice.always': 'serrer en avant, cette fois et toujours',
  'choice.never': 'rester, cette fois et toujours',
};
