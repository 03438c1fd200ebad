/** A push service for tests on this machine, and a browser that it sends to. */
import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  type JsonWebKey,
  randomBytes,
  verify,
} from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { Agent, createServer } from 'node:https';
import { type AddressInfo, connect } from 'node:net';
import { connect as secure } from 'node:tls';

/** The certificate of `push.example.org`, with its key. Only tests trust it. */
const PEM = readFileSync(new URL('./push-service.pem', import.meta.url), 'utf8');

const ENDPOINT = 'https://push.example.org/subscription';

export interface Pushed {
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface PushService {
  readonly pushed: Pushed[];
  /** The status of its answers; 201 at first. */
  status: number;
  /** Connects to this service instead of the public network. */
  readonly agent: Agent;
  close(): Promise<void>;
}

export async function startPushService(): Promise<PushService> {
  const server = createServer({ key: PEM, cert: PEM }, (request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part) => parts.push(part));
    request.on('end', () => {
      service.pushed.push({ headers: request.headers, body: Buffer.concat(parts) });
      response.writeHead(service.status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const agent = new Agent();
  agent.createConnection = () =>
    secure({ socket: connect(port, '127.0.0.1'), servername: 'push.example.org', ca: PEM });
  const service: PushService = {
    pushed: [],
    status: 201,
    agent,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return service;
}

const derived = (salt: Buffer, from: Buffer, info: string | Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', from, salt, info, length));

/** A subscription, and what its browser reads from an encrypted body. RFC 8188 and RFC 8291. */
export function subscribe() {
  const mine = createECDH('prime256v1');
  const key = mine.generateKeys();
  const auth = randomBytes(16);
  const keys = { p256dh: key.toString('base64url'), auth: auth.toString('base64url') };
  return {
    channel: { kind: 'push', endpoint: ENDPOINT, keys } as const,
    read(body: Buffer): unknown {
      const salt = body.subarray(0, 16);
      const other = body.subarray(21, 21 + (body[20] ?? 0));
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), key, other]);
      const secret = derived(auth, mine.computeSecret(other), info, 32);
      const content = derived(salt, secret, 'Content-Encoding: aes128gcm\0', 16);
      const nonce = derived(salt, secret, 'Content-Encoding: nonce\0', 12);
      const decipher = createDecipheriv('aes-128-gcm', content, nonce);
      const sealed = body.subarray(21 + other.length);
      decipher.setAuthTag(sealed.subarray(-16));
      const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
      return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString());
    },
  };
}

/** The claims by which a server signs a push; null if the signature is wrong. RFC 8292. */
export function claimsOf({ headers }: Pushed): unknown {
  const [, token = '', key = ''] = /^vapid t=([^,]+), *k=(.+)$/.exec(headers.authorization ?? '') ?? [];
  const [head, claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')];
  const jwk: JsonWebKey = { kty: 'EC', crv: 'P-256', x, y };
  const known = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' } as const;
  const signed = Buffer.from(`${head}.${claims}`);
  return verify('sha256', signed, known, Buffer.from(signature, 'base64url'))
    ? JSON.parse(Buffer.from(claims, 'base64url').toString())
    : null;
}
