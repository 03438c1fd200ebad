// Measures the servers of boardgame.io and Colyseus: rooms of two on this machine, server and players in two processes.
// A player sends a move that places one base of 24, and sends the next when the other player has been told. The servers
// know no rules and write nothing to a disk.
import { fork } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { report } from './sampling.mjs';

const require = createRequire(import.meta.url);
const ROOMS = 100;
const SECONDS = 5;
const BASES = 24;

let matches = 0;
const later = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const baseOf = (id) => ({ id, side: id % 2, x: id * 40, y: 300, angle: 0 });

const tableGame = {
  name: 'table',
  disableUndo: true,
  setup: () => ({ bases: Array.from({ length: BASES }, (_, id) => baseOf(id)) }),
  moves: {
    move: ({ G }, id, x, y) => {
      Object.assign(G.bases[id], { x, y });
    },
  },
};

/** Each starts a server and returns its port. */
const SERVERS = {
  async 'boardgame.io'() {
    const { Server } = require('boardgame.io/server');
    const { appServer } = await Server({ games: [tableGame], origins: ['http://localhost'] }).run(0);
    return appServer.address().port;
  },
  async Colyseus() {
    const { Server, Room } = require('@colyseus/core');
    const { WebSocketTransport } = require('@colyseus/ws-transport');
    const { Schema, ArraySchema, defineTypes } = require('@colyseus/schema');
    class Base extends Schema {}
    defineTypes(Base, { id: 'uint16', side: 'uint8', x: 'float64', y: 'float64', angle: 'float64' });
    class Table extends Schema {
      // A field of the class would hide what defineTypes puts in its place.
      constructor() {
        super();
        this.bases = new ArraySchema();
      }
    }
    defineTypes(Table, { bases: [Base] });
    class TableRoom extends Room {
      onCreate() {
        this.maxClients = 2;
        // Changes are sent at once, not at intervals.
        this.patchRate = null;
        this.state = new Table();
        for (let id = 0; id < BASES; id++) this.state.bases.push(Object.assign(new Base(), baseOf(id)));
        this.onMessage('move', (_, { id, x, y }) => {
          Object.assign(this.state.bases[id], { x, y });
          this.broadcastPatch();
        });
      }
    }
    const transport = new WebSocketTransport({ pingInterval: 0 });
    const server = new Server({ transport, greet: false });
    server.define('table', TableRoom);
    await server.listen(0);
    return transport.server.address().port;
  },
};

/** Each begins one room and returns a function that sends a move. `told` is called when the other player knows it. */
const ROOMS_OF = {
  async 'boardgame.io'(port, told) {
    const { Client } = require('boardgame.io/client');
    const { SocketIO } = require('boardgame.io/multiplayer');
    const server = `http://localhost:${port}`;
    // The server makes a match when its first player comes.
    const matchID = `match-${++matches}`;
    const players = ['0', '1'].map((playerID) =>
      Client({ game: tableGame, multiplayer: SocketIO({ server }), matchID, playerID, debug: false }),
    );
    for (const player of players) player.start();
    while (!players.every((player) => player.getState()?.isConnected)) await later(20);
    const [mover, other] = players;
    let moved = mover.getState()._stateID;
    other.subscribe((state) => {
      if (state && state._stateID > moved) {
        moved = state._stateID;
        told();
      }
    });
    return (at) => mover.moves.move(at % BASES, at, at / 2);
  },
  async Colyseus(port, told) {
    const { Client } = require('colyseus.js');
    const client = new Client(`ws://localhost:${port}`);
    const mover = await client.create('table');
    const other = await client.joinById(mover.roomId);
    await later(20);
    other.onStateChange(told);
    return (at) => mover.send('move', { id: at % BASES, x: at, y: at / 2 });
  },
};

async function measure(peer) {
  const server = fork(fileURLToPath(import.meta.url), [peer], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  process.once('exit', () => server.kill());
  const port = await new Promise((resolve, reject) => {
    server.once('message', resolve);
    server.once('exit', () => reject(new Error(`${peer} did not start`)));
  });
  const waits = [];
  let done = 0;
  for (let number = 0; number < ROOMS; number++) {
    let at = 0;
    let sent = performance.now();
    const next = () => {
      sent = performance.now();
      move(++at);
    };
    const move = await ROOMS_OF[peer](port, () => {
      if (at === 0) return;
      done += 1;
      if (done % 20 === 0) waits.push(performance.now() - sent);
      setImmediate(next);
    });
    next();
  }
  await later(1000);
  waits.length = 0;
  const rates = [];
  for (let second = 0; second < SECONDS; second++) {
    const [before, start] = [done, performance.now()];
    await later(1000);
    rates.push(((done - before) * 1000) / (performance.now() - start));
  }
  report(`${peer}, moves without rules, ${ROOMS} rooms`, 'a second', rates);
  report(`${peer}, from a move to the other player, ${ROOMS} busy rooms`, 'ms', waits);
  server.kill();
}

const [peer] = process.argv.slice(2);
if (peer) process.send(await SERVERS[peer]());
else {
  for (const each of Object.keys(SERVERS)) await measure(each);
  process.exit();
}
