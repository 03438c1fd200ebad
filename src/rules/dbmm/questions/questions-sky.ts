/** The questions about weather and light. DBMM knows no thirst, and rivers that are low. */
import { SKY_QUESTIONS as shared } from '../../../debellis/weather/sky.ts';
import type { Question } from '../../../engine/contract/questions.ts';
import { DBMM } from '../game.ts';
import { stateOf } from '../state.ts';

const { weather, light } = shared(DBMM);

export const SKY_QUESTIONS: Readonly<Record<string, Question>> = {
  weather(rules, battle, question) {
    const found = weather?.(rules, battle, question);
    if (!found || !('answer' in found)) return found ?? { answer: null };
    const { thirst, ...rest } = found.answer as { readonly thirst: boolean };
    return { answer: { ...rest, low: stateOf(battle).low === true } };
  },
  light: (rules, battle, question) => light?.(rules, battle, question) ?? { answer: null },
};
