/** Notices go only to the public network: nobody may use the server to reach private machines. */
import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Networks that are not public, as address and length of prefix. */
const PRIVATE = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
  ['::', 127],
  ['::ffff:0:0', 96],
  ['64:ff9b::', 96],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const;

const familyOf = (address: string): 'ipv4' | 'ipv6' => (address.includes(':') ? 'ipv6' : 'ipv4');

// A list for each version: a shared list takes every address of version 4 for one of version 6.
const blocked = { ipv4: new BlockList(), ipv6: new BlockList() };
for (const [network, prefix] of PRIVATE)
  blocked[familyOf(network)].addSubnet(network, prefix, familyOf(network));

/** Is this an IP address of the public network? */
export const isPublicIp = (address: string): boolean =>
  isIP(address) !== 0 && !blocked[familyOf(address)].check(address, familyOf(address));

/** May a notice go to this URL? A host name is checked again when it is resolved. */
export function isPublicUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, port, username, password } = new URL(text);
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false;
  const bare = hostname.replace(/^\[|\]$/g, '');
  return isIP(bare) === 0 ? bare.includes('.') : isPublicIp(bare);
}

/** Resolves names to public addresses only; the connection goes to exactly the checked address. */
export const publicLookup: LookupFunction = (name, options, done) => {
  lookup(name, { ...options, all: true }, (error, found) => {
    if (error) return done(error, '', 0);
    const open = found.filter(({ address }) => isPublicIp(address));
    const [first] = open;
    if (!first || open.length < found.length)
      return done(Object.assign(new Error(`${name} is no public address`), { code: 'ENOTPUBLIC' }), '', 0);
    return options.all ? done(null, open) : done(null, first.address, first.family);
  });
};
