import type { TestProject } from 'vitest/node';
import { requireChromium } from '../../tools/chromium.ts';
import { buildApp, hasApp, serveApp } from '../../tools/serve.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The address of the built app; null while there is no app. */
    readonly url: string | null;
    readonly chromium: string;
    /** Is every look and every lesson wanted (`npm run test:slow`), or what stands for them? */
    readonly isThorough: boolean;
  }
}

// This port is far from that of `npm start`, so that no running app is tested by mistake.
const FIRST_PORT = 41730;

export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  project.provide('chromium', requireChromium());
  if (!hasApp()) {
    project.provide('url', null);
    return undefined;
  }
  await buildApp();
  const served = await serveApp(FIRST_PORT);
  project.provide('url', served.url);
  return served.close;
}
