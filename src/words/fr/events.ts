import { far } from '../length.ts';
import type { Catalogue } from '../types.ts';

const price = '{price, plural, =0 {} one { pour # {point}} other { pour # {point}}}';

/** What ended an outcome move early. */
const stopped = '{kept, select, blocked {, arrêté par {by}} edge {, arrêté par le bord de table} other {}}';

/** What happened, for the log: one sentence for each type of story. */
export const events: Catalogue = {
  'event.waits': 'La partie continue.',
  'event.moved': `{bases} {kind, select, far {{count, plural, one {fait un mouvement lointain} other {font un mouvement lointain}}} other {{count, plural, one {se déplace} other {se déplacent}}}} {mm, plural, =0 {sur place} other {de ${far('mm')}}}{leg, select, pivot { par un pivot} turnabout { en faisant volte-face} shift { de côté} other {}}${price}.`,
  'event.halted': `{bases} {count, plural, one {est arrêté} other {sont arrêtés}}${price}.`,
  'event.conformed': '{base} se conforme à {to}.',
  'event.cannot-conform': '{base} n’a pas la place de se conformer à {to}.',
  'event.phase-begins': 'La phase commence.',
  'event.phase-ended': 'Fin de la phase : {phaseName}.',
  'event.phase-skipped': 'Rien à faire dans la phase : {phaseName}.',
  'event.phase-skipped.impetuous-moves': 'Pas de mouvement impétueux : aucun socle n’y est tenu.',
  'event.phase-skipped.shooting': 'Pas de tir : aucune cible n’est à portée.',
  'event.phase-skipped.close-combat': 'Pas de combat : personne n’est au contact de l’ennemi.',
  'event.phase-skipped.special': 'Pas d’arrivée : rien ne peut venir sur la table pour l’instant.',
  'event.bound-begins': 'Tour {round} : à {side} de jouer.',
  'event.pips-thrown': '{side} obtient {face, plural, one {# {point}} other {# {point}}}.',
  'event.shot-begins': 'Tir : {bases}.',
  'event.shot':
    'Tir : {first} {firstTotal}, {second} {secondTotal}.{held, select, yes { Rien n’arrive ni à l’un ni à l’autre.} other {}}',
  'event.opponent-chosen': '{opponent} est l’adversaire principal de {base}.',
  'event.fight-begins': 'Combat : {bases}.',
  'event.fought':
    'Combat rapproché : {first} {firstTotal}, {second} {secondTotal}.{held, select, yes { Rien n’arrive ni à l’un ni à l’autre.} other {}}',
  'event.recoiled': `{base} {went, plural, =0 {ne peut pas reculer} other {recule de ${far('went')}}}${stopped}.`,
  'event.pushed-back': `{base} est repoussé de ${far('went')}.`,
  'event.displaced': `{base} s’écarte de ${far('went')}.`,
  'event.withdrew': `{base} se replie de ${far('went')}${stopped}.`,
  'event.fled': `{base} fuit de ${far('went')}{from, select, none {} other { devant {from}}}${stopped}.`,
  'event.overrun':
    'Sur son passage, {by} renverse {bases} : {count, plural, one {il est perdu} other {ils sont perdus}}.',
  'event.carried-along': `{base} est {went, plural, =0 {bousculé} other {entraîné dans la fuite, ${far('went')}}}.`,
  'event.pursued': `{base} poursuit de ${far('went')}.`,
  'event.followed': `{base} suit la poursuite, ${far('went')}.`,
  'event.destroyed':
    '{base}{kept, select, blocked { ne peut pas reculer, arrêté par {by}, et} edge { ne peut pas reculer, arrêté par le bord de table, et} held { ne peut pas reculer, tenu par {by} sur son flanc ou son arrière, et} other {}} est détruit.',
  'event.spent': '{base} est épuisé.',
  'event.battle-resigned': '{side} abandonne.',
  'event.battle-agreed': 'On convient d’une bataille sans vainqueur.',
  'event.battle-time': 'Le temps est écoulé : la bataille finit.',
  'event.draw-offered': '{side} propose la nulle.',
  'event.draw-declined': '{side} décline la nulle.',
  'event.undone': '{side} annule {commands, plural, one {une action} other {# actions}}.',
  'event.undo-asked': '{side} demande à annuler des actions.',
  'event.undo-refused': '{side} ne l’accorde pas.',
  'event.terrain-laid': `{side} pose {kindName}.`,
  'event.deployed': '{side} déploie {bases}.',
  'event.taken-back': '{side} reprend {bases}.',
  'event.deployment-ends': '{side} a déployé {part, select, baggage {ses bagages} other {son armée}}.',
  'event.no-room': '{side} ne trouve pas de place pour le reste de son armée : ce reste n’est pas déployé.',
};
