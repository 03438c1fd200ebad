import { buildApp, hasApp, serveApp } from './serve.ts';

// `npm start`: the app in one command. PORT chooses the port, `npm start -- --host` serves the whole network.
const port = Number(process.env.PORT ?? 4173);

if (!hasApp()) {
  console.error('There is no web app to build: src/web/index.html is missing.');
  process.exit(1);
}
console.log('Building ...');
await buildApp();
const { url } = await serveApp(port, process.argv.includes('--host'));
console.log(`\nAcies is ready: open ${url}\nStop it with Ctrl+C.`);
