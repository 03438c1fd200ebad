import type { Catalogue } from '../types.ts';

/** The lessons. */
export const learn: Catalogue = {
  'screen.learn.lead':
    'Short lessons at the real table. Each teaches one thing, takes a minute or two, and needs no rulebook.',
  'screen.learn.which':
    'Each game has its own lessons, and they are enough to begin. Moving bases is alike in all: lessons 1 and 2 of {game} show it at leisure.',
  'screen.learn.courses': 'Games',
  'screen.learn.all': 'All lessons',
  'screen.learn.progress': '{done} of {count} done',
  'screen.learn.done': 'done',
  'screen.learn.number': 'Lesson {number} of {count}',
  'screen.learn.tasks': 'Task {at} of {count}',
  'screen.learn.hint': 'Hint',
  'screen.learn.again': 'Try again',
  'screen.learn.restart': 'Start this lesson again',
  'screen.learn.missed':
    'Not this time: that bound is over. Go back to the start of this task and try again.',
  'screen.learn.finished': 'Lesson done!',
  'screen.learn.next': 'Next lesson',
  'screen.learn.begin': 'Start with the first lesson',
  'screen.learn.go-on': 'Go on: {title}',
  'screen.learn.rule':
    '{topic, select, align {lining up} aerial {flying} cf {combat factors} combat {combat} distance {distances} ensorcel {ensorcelling} factor {factors} group {groups} impetuous {charging} moral {morale} move {moves} outcome {results} overlap {overlap} pig {order points} pip {order points} recoil {recoil} shoot {shooting} spell {spells} support {support} victory {winning} win {winning} zoc {zones of control} column {columns} demo {losing heart} ee {losses} expand {into line} flank {flank marches} gf {grades} halt {halts} impet {spontaneous moves} march {marches} other {rule}}{number, plural, =0 {} other { #}}',
  'screen.learn.why': 'The rules behind it:',
  'screen.learn.missing': 'There is no such lesson',
  'screen.learn.failed': 'The lessons could not be fetched.',
};
