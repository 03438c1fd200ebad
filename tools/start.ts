import { start } from '../src/server/start.ts';

// `npm start`: the app and its server in one command; `npm start -- --help` tells more.
const args = process.argv.slice(2);
if (!['--help', '--api', '--built'].some((flag) => args.includes(flag))) {
  console.log('Building ...');
  await (await import('./serve.ts')).buildApp();
}
await start(args);
