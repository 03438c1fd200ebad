/** What is done with lurkers and their prey when a bound is over. Hordes of the Things, Deploying lurkers. */
import type { Work } from '../../../engine/contract.ts';

/** Before victory is judged: lurkers without prey vanish, and who came into which feature is noted. */
export function lurkersAtBoundsEnd(_work: Work): void {}
