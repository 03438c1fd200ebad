import { start } from '../src/server/start.ts';

// `npm start`: builds the app and starts its server. `npm start -- --help` lists the options.
const args = process.argv.slice(2);
if (!['--help', '--api', '--built'].some((flag) => args.includes(flag))) {
  console.log('Building ...');
  await (await import('./serve.ts')).buildApp();
}
await start(args);
