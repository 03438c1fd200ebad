/** Names the client of a request by its address, for the limits of requests. */
import { isIPv4, isIPv6 } from 'node:net';

/** An address without the port, the brackets and the zone that proxies and systems write with it. */
function bareOf(text: string): string {
  const bracketed = /^\[([^\]]*)\](?::\d+)?$/.exec(text)?.[1];
  const withPort = /^([\d.]+):\d+$/.exec(text)?.[1];
  return (bracketed ?? withPort ?? text).replace(/%.*$/, '');
}

/** The eight groups of an IPv6 address. */
function groupsOf(address: string): readonly number[] {
  // The URL parser writes every form of an address the same way: in hexadecimal, with the longest run of zeros left out.
  const [before = '', after] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const read = (text: string): readonly number[] =>
    text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16));
  const [left, right] = [read(before), read(after ?? '')];
  return after === undefined ? left : [...left, ...Array(8 - left.length - right.length).fill(0), ...right];
}

/** Networks whose last two groups are an IPv4 address: one written as IPv6, and one that a network translates (NAT64). */
const HOLD_IPV4 = [
  [0, 0, 0, 0, 0, 0xffff],
  [0x64, 0xff9b, 0, 0, 0, 0],
];

/**
 * The client at an address: an IPv4 address, or the first half of an IPv6 address, since a household or a host has all
 * addresses of the second. A text that is no address names itself.
 */
export function clientAt(text: string): string {
  const address = bareOf(text.trim());
  if (isIPv4(address) || !isIPv6(address)) return address;
  const groups = groupsOf(address);
  if (HOLD_IPV4.some((network) => network.every((group, at) => groups[at] === group)))
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 0xff])
      .join('.');
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}
