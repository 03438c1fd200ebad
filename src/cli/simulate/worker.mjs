// Threads do not inherit the loader of TypeScript: each registers its own.
import { register } from 'tsx/esm/api';

register();
const { default: play } = await import('./worker.ts');
export default play;
