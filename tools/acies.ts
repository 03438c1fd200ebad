import { serverCommand } from '../src/server/admin/command.ts';

// The command line: `npm run -s acies -- COMMAND`. The command `server` is in src/server, all others are in src/cli.
const [command, ...args] = process.argv.slice(2);
if (command === 'server') process.exitCode = await serverCommand(args);
else await import('../src/cli/main.ts');
