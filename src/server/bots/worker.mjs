// Threads do not inherit the loader of TypeScript: each registers its own.
import { register } from 'tsx/esm/api';

register();
await import('./worker.ts');
