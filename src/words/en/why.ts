import type { Catalogue } from '../types.ts';

/** Why a battle was won or lost. */
export const why: Catalogue = {
  'screen.why.lost': '{you, select, yes {Why you lost} enemy {Why the enemy lost} other {Why {side} lost}}',
  'screen.why.won': 'Why you won',
  'screen.why.cost':
    '{you, select, yes {What cost you bases} enemy {What cost the enemy bases} other {What cost {side} bases}}',
  'screen.why.average':
    '{you, select, yes {With average dice these fights would have cost you {own, plural, =0 {hardly a base} one {about 1 base} other {about # bases}} and the enemy {other, plural, =0 {hardly a base} one {about 1 base} other {about # bases}}; in fact they cost you {lost} and the enemy {others}.} enemy {With average dice these fights would have cost the enemy {own, plural, =0 {hardly a base} one {about 1 base} other {about # bases}} and you {other, plural, =0 {hardly a base} one {about 1 base} other {about # bases}}; in fact they cost it {lost} and you {others}.} other {With average dice these fights would have cost {side} {own, plural, =0 {hardly a base} one {about 1 base} other {about # bases}} and {enemy} {other, plural, =0 {hardly a base} one {about 1 base} other {about # bases}}; in fact they cost {lost} and {others}.}}',
  'screen.why.decider':
    '{decider, select, fights {So the odds of the fights decided the battle more than the dice.} dice {So the dice decided the battle more than the odds of the fights.} both {So the odds of the fights and the dice decided the battle together.} other {}}',
  'screen.why.dear':
    'What decided: the bases that {you, select, yes {you} enemy {the enemy} other {{side}}} lost were dearer, {points, plural, =1 {{points} point} other {{points} points}} against {others}.',
  'screen.why.returned': 'A base that comes back counts each time that it is lost.',
  'screen.why.part':
    '{you, select, yes {{all, plural, one {Your one lost base} =2 {{full, select, yes {Both of your lost bases} other {One of your two lost bases}}} other {{full, select, yes {All {all} of your lost bases} other {{count} of your {all} lost bases}}}}} enemy {{all, plural, one {The one base that the enemy lost} =2 {{full, select, yes {Both bases that the enemy lost} other {One of the two bases that the enemy lost}}} other {{full, select, yes {All {all} bases that the enemy lost} other {{count} of the {all} bases that the enemy lost}}}}} other {{all, plural, one {The one base that {side} lost} =2 {{full, select, yes {Both bases that {side} lost} other {One of the two bases that {side} lost}}} other {{full, select, yes {All {all} bases that {side} lost} other {{count} of the {all} bases that {side} lost}}}}}}',
  'screen.why.overlapped':
    '{who} {count, plural, one {was} other {were}} overlapped: a second enemy stood at {count, plural, one {its} other {their}} corner, where no friend stood beside {count, plural, one {it} other {them}}.',
  'screen.why.overlapped.advice':
    'Keep a friend on each side of a base that fights, and attack where you are two against one.',
  'screen.why.flanked':
    '{who} had an enemy on {count, plural, one {its flank} other {their flank}} or behind.',
  'screen.why.flanked.advice': 'Let no enemy come past the ends of your line.',
  'screen.why.rash':
    '{who} {count, plural, one {was} other {were}} sent into a fight at bad odds.{begun, plural, one {} other { {you, select, yes {You} other {It}} began # such fights.}}',
  'screen.why.rash.advice': 'The card of an order shows the odds before you give it.',
  'screen.why.cornered':
    '{who} {count, plural, one {was} other {were}} only beaten back, but found no way back.',
  'screen.why.cornered.advice': 'Let no enemy get behind a base that fights, and leave it room to go back.',
  'screen.why.alone':
    '{who} {count, plural, one {was} other {were}} alone in the fight, with no friend within two base widths.',
  'screen.why.alone.advice': 'Keep your bases together.',
  'screen.why.unled':
    '{who} {count, plural, one {was} other {were}} out of command: the general was lost, fighting or too far away, so orders cost more.',
  'screen.why.unled.advice':
    'Keep each general behind its troops and out of the fight while it must give orders.',
  'screen.why.killer': '{who} {count, plural, one {was} other {were}} lost to the same enemy: {enemy}.',
  'screen.why.killer.advice': 'Attack such an enemy with two bases at once, or keep away from it.',
  'screen.why.ground': '{who} fought where the ground was against {count, plural, one {it} other {them}}.',
  'screen.why.ground.advice': 'Let the enemy come to you where the ground is yours.',
  'screen.why.shot': '{who} {count, plural, one {was} other {were}} shot down.',
  'screen.why.shot.advice': 'Stay out of range of shooters, or go quickly through it.',
  'screen.why.spell': '{who} {count, plural, one {was} other {were}} lost to spells.',
  'screen.why.spell.advice': 'Keep heroes and magicians out of reach of enemy magic.',
  'screen.why.brittle':
    '{who} met an enemy to which {count, plural, one {it} other {they}} could not afford to lose: any defeat destroyed {count, plural, one {it} other {them}}.',
  'screen.why.brittle.advice': 'The card of a base tells which enemies destroy it at once.',
  'screen.why.outmatched':
    '{who} fought troops that are much stronger against {count, plural, one {it} other {them}}.',
  'screen.why.outmatched.advice': 'The card of a base tells which troops it beats.',
  'screen.why.swept':
    '{who} {count, plural, one {was} other {were}} lost without a fight of {count, plural, one {its} other {their}} own.',
  'screen.why.general': '{base} was the general.',
  'screen.why.swept.advice': 'Keep bases out of the way of friends who may run.',
  'screen.why.luck':
    '{who} {count, plural, one {was} other {were}} lost by bad luck: the chance was one in six or less.',
  'screen.why.plain':
    '{who} {count, plural, one {was} other {were}} lost in a straight fight, where no one disadvantage stands out.',
  'screen.why.short.overlapped': 'overlapped, with no friend beside it',
  'screen.why.short.flanked': 'an enemy on its flank or behind',
  'screen.why.short.rash': 'attacked at bad odds',
  'screen.why.short.cornered': 'found no way back',
  'screen.why.short.alone': 'alone',
  'screen.why.short.unled': 'out of command',
  'screen.why.short.ground': 'the ground was against it',
  'screen.why.short.brittle': 'any defeat by this enemy destroys it',
  'screen.why.short.outmatched': 'a much stronger enemy',
  'screen.why.shows': 'Show:',
  'screen.why.show': '{base}, round {round}',
  'screen.course': 'The course of the battle',
  'screen.course.hint':
    'Lines: bases lost in fights. Dashes: what the odds had promised. Press a bound to see its fights.',
  'screen.course.bound': 'Round {round}, {side}',
  'screen.course.cost': '{side}: {lost, number} lost in fights, {expected} by the odds',
  'screen.report.looking': 'Looking back at the fights …',
  'screen.report.turns': 'Where it turned',
  'screen.report.round':
    'Round {round}{by, select, dice {, against the odds} fights {, as the odds were} other {}}:',
  'screen.report.whose': '{you, select, yes {your {base}} other {{base} of {side}}}',
  'screen.report.keep': '{you, select, yes {your stronghold} other {the stronghold of {side}}}',
  'screen.report.lost':
    '{whose} {rank, select, keep {was taken} other {was lost}}{known, select, yes { (chance {chance}{why, select, no {} other {: {why}}})} other {}}',
  'screen.report.kept': '{whose} held out (chance of loss {chance})',
  'screen.report.general': '{base} (the general)',
  'screen.report.show': 'Show',
};
