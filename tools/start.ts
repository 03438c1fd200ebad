import { start } from '../src/server/start.ts';

// `npm start`: builds the app and starts its server. `npm start -- --help` lists the options.
await start(process.argv.slice(2), async () => {
  console.log('Building ...');
  await (await import('./serve.ts')).buildApp();
});
