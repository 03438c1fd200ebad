import type { Catalogue } from '../types.ts';

/** What helps a player in a battle, loaded when it is first shown. */
export const guide: Catalogue = {
  'screen.recent': 'Depuis votre dernier ordre',
  'screen.recent.more':
    'Avant cela, {count, plural, one {un autre fait} other {# autres faits}} : voir le journal.',
  'screen.recent.of': 'Ce qu’a fait {side}',
  'screen.recent.passed': '{side} a passé : aucun ordre.',
  'screen.recent.again': 'Revoir',
  'screen.recent.steps': 'Pas à pas',
  'screen.goal': 'Ce qui fait gagner, et ce qu’il en manque',
  'screen.goal.far':
    '{you, select, yes {Votre armée} other {{side}}} : {none, select, yes {rien de perdu} other {{losses} perdus}} ; elle rompt à {routing}, encore {left}.',
  'screen.over': 'La bataille est finie',
  'screen.summary.score': 'Score',
  'screen.summary.secondary': 'Score secondaire',
  'screen.summary.losses': 'Pertes',
  'screen.summary.routing': 'En déroute à',
  'screen.summary.rounds': 'Elle a duré {rounds, plural, one {un tour} other {# tours}}.',
  'screen.end.won': 'Vous avez gagné',
  'screen.end.lost': 'Vous avez perdu',
  'screen.end.drawn': 'Match nul',
  'screen.end.wins': '{side} a gagné',
  'screen.end.why':
    '{how, select, resigned {{you, select, yes {Vous avez} other {{side} a}} abandonné.} general {{you, select, yes {Vous avez} other {{side} a}} perdu le général et plus de points d’armée que l’ennemi.} stronghold {La place forte de {you, select, yes {votre armée} other {{side}}} est prise.} other {{you, select, yes {Votre armée} other {{side}}} a rompu : {losses} points perdus, et elle rompt à {routing}.}}',
  'screen.end.why-drawn':
    '{how, select, mutual {Les deux armées sont vaincues.} agreed {Les deux camps en sont convenus.} time {Le temps est écoulé.} night {La nuit est tombée.} other {Aucune armée n’est vaincue.}}',
  'screen.end.lost-troop': '{count} × {troopName}',
  'screen.end.lost-none': 'rien',
  'screen.end.lost-by': 'Pertes, {side} : {lost}.',
  'screen.end.rematch': 'Revanche',
  'screen.end.swap': 'Changer de camp',
  'screen.end.review': 'Revoir la bataille',
};
