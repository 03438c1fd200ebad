import type { Catalogue } from '../../types.ts';

/** Hordes of the Things, combat: refusals, lines of a sum, what happens. */
export const combat: Catalogue = {
  'hott.no-fight': '{base} n’a pas de combat à livrer pour l’instant.',
  'hott.fights-left': 'Il reste des combats rapprochés à livrer.',
  'hott.tactic.shielded': 'Une eau courante, un clerc ou un paladin gêne le sort',
  'hott.tactic.cover': 'Subit un tir ou un sort dans un bois ou une zone construite',
  'hott.tactic.rear-support': 'Soutien arrière de {by}',
  'hott.tactic.general': 'Général',
  'hott.tactic.uphill': 'En contre-haut',
  'hott.tactic.bank': 'Défend la berge d’une rivière',
  'hott.tactic.aided': '{by} aide l’ennemi',
  'hott.tactic.beset': '{by} {how, select, flank {attaque} other {déborde}} son flanc {flankName}',
  'hott.tactic.rear': '{by} l’attaque dans le dos',
  'hott.tactic.bad-going': 'En terrain difficile',
  'hott.tactic.enemy-in-bad-going': 'Monté au contact d’un ennemi en terrain difficile',
  'hott.tactic.enemy-in-cover': 'Aérien au contact d’un ennemi dans un bois ou une zone construite',
  'hott.tactic.water-lurkers': 'Au contact du front de rôdeurs aquatiques',
  'hott.tactic.enemy-near-stronghold': 'Le magicien visé est près de sa propre place forte',
  'hott.tactic.demoralised': 'Démoralisé',
  'event.ensorcelled':
    '{base} est ensorcelé{own, select, yes { par sa propre magie : son dé fait 1 pour la deuxième fois} other {}}.',
  'event.stronghold-lost':
    '{side} : la place forte est {outcome, select, captured {prise} other {détruite}}.',
};
