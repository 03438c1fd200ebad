/** A network between a server and PostgreSQL, which fails in the ways of networks. */
import { connect, createServer, type Socket } from 'node:net';

export interface Network {
  /** The address of the database through this network. */
  readonly address: string;
  /** From now on nothing passes on the connections that are open, and no one learns of it. */
  dropOpen(): void;
  /** From now on nothing passes on any connection. */
  freeze(): void;
  close(): void;
}

/** The kind of message by which PostgreSQL tells news. */
const NEWS = 'A'.charCodeAt(0);

/** Passes on the messages of PostgreSQL but its news, as a pool in transaction mode does. */
function withoutNews(pass: (part: Buffer) => void): (part: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0);
  return (part) => {
    rest = Buffer.concat([rest, part]);
    while (rest.length >= 5 && rest.length > rest.readUInt32BE(1)) {
      const length = rest.readUInt32BE(1) + 1;
      if (rest[0] !== NEWS) pass(rest.subarray(0, length));
      rest = rest.subarray(length);
    }
  };
}

export async function networkTo(database: string, { news = true } = {}): Promise<Network> {
  const { hostname, port } = new URL(database);
  const open = new Set<{ passes: boolean; readonly ends: readonly Socket[] }>();
  let frozen = false;
  const server = createServer((here) => {
    const there = connect(Number(port), hostname);
    const link = { passes: !frozen, ends: [here, there] };
    open.add(link);
    const back = (part: Buffer): void => void here.write(part);
    const receive = news ? back : withoutNews(back);
    here.on('data', (part) => link.passes && there.write(part));
    there.on('data', (part) => link.passes && receive(part));
    for (const [end, other] of [
      [here, there],
      [there, here],
    ] as const) {
      end.on('error', () => undefined);
      end.on('close', () => {
        if (link.passes) other.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const here = server.address() as { port: number };
  const dropOpen = (): void => {
    for (const link of open) link.passes = false;
  };
  return {
    address: Object.assign(new URL(database), { port: String(here.port) }).href,
    dropOpen,
    freeze() {
      frozen = true;
      dropOpen();
    },
    close() {
      server.close();
      for (const { ends } of open) for (const end of ends) end.destroy();
    },
  };
}
