import { far } from '../../length.ts';
import type { Catalogue } from '../../types.ts';

/** Moves, columns, groups, contacts, prices, halts: refusals. */
export const moves: Catalogue = {
  'debellis.column.ahead': `{base} mène la colonne : il va d’abord tout droit, d’au moins ${far('least')}.`,
  'debellis.column.front': '{base} ne peut pas mener la colonne : il n’est pas au premier rang.',
  'debellis.column.nobody': '{base} n’atteint pas sa place dans la colonne.',
  'debellis.conform.to': '{base} se conforme à {to}.',
  'debellis.contact.bowmen':
    '{base} tire plutôt sur {other} : des archers ne vont pas au contact du front de montés sur qui ils peuvent tirer.',
  'debellis.contact.camels':
    '{base} sont des chameaux de bât : ils ne vont au contact que d’éléphants, pas de {other}.',
  'debellis.contact.position':
    '{base} touche {other}, mais un décalage d’une demi-largeur de socle ne l’aligne pas, et {other} ne se conforme pas.',
  'debellis.contact.start':
    'Pour prendre {other} {edge, select, rear {dans le dos} other {de flanc}}, {base} doit partir {edge, select, rear {entièrement derrière lui} other {à côté de lui, tout le reste étant derrière son arrière}}.',
  'debellis.contact.train': '{base} est du train : il ne va pas au contact de {other}.',
  'debellis.distance': '{base} en {goingName}',
  'debellis.expand.none': 'Personne n’est derrière le premier rang, donc personne ne vient en ligne.',
  'debellis.expand.nobody': '{base} n’atteint pas la ligne.',
  'debellis.expand.stays': 'Le premier rang reste où il est pendant que d’autres viennent en ligne.',
  'debellis.expendables-wheel': '{base} est sacrifiable : il va tout droit et pivote, rien d’autre.',
  'debellis.gap':
    '{base} entre dans l’interstice entre {a} et {b} : il est trop étroit, sauf tout droit au contact d’un ennemi.',
  'debellis.group-bent': 'Une colonne brisée ne continue que derrière sa tête.',
  'debellis.group-cumbersome':
    '{base} ne finit en terrain accidenté ou difficile que par un mouvement à lui seul.',
  'debellis.group-difficult': '{base} finirait en terrain difficile : un groupe n’y finit qu’en colonne.',
  'debellis.group-expendables': '{base} est sacrifiable : d’autres ne vont avec lui qu’en colonne.',
  'debellis.group-form':
    'Un groupe va tout droit, pivote, se met en colonne, vient en ligne ou se décale pour s’aligner ; seuls des tirailleurs font volte-face.',
  'debellis.halt-routing': '{base} est en déroute : rien ne l’arrête.',
  'debellis.halt-after-move':
    '{base} s’est déplacé : on ne l’arrête qu’avec un groupe dont d’autres ne se sont pas déplacés.',
  'debellis.halt-nobody': 'Aucun de {bases} ne se déplacerait de lui-même : un arrêt ne sert à rien.',
  'debellis.is-demoralised': '{base} est démoralisé : on ne peut que l’arrêter.',
  'debellis.is-halted': '{base} a été arrêté dans ce bond.',
  'debellis.is-immobile': '{base} est un bagage qui ne peut pas se déplacer.',
  'debellis.kind-unknown': 'Un mouvement est tactique ou une marche (march), pas « {kind} ».',
  'debellis.march-near': `{base} viendrait à moins de ${far('limit')} de {other} : aucune marche ne le fait.`,
  'debellis.moved-before':
    '{base} s’est déplacé dans ce bond : un seul mouvement tactique, ou bien seulement des marches.',
  'debellis.pass.clear': '{base} ne dégagerait pas {other} : il ne peut pas le traverser.',
  'debellis.pass.enemy': '{other} est sur le chemin : {base} ne peut pas traverser des ennemis.',
  'debellis.pass.never': '{base} ne peut pas traverser {other}.',
  'debellis.pass.straight': '{base} ne traverse {other} que tout droit, en avant ou en arrière.',
  'debellis.zone': '{base} passe devant le front de {owner}, ou s’en retire, à moins d’une largeur de socle.',
};
