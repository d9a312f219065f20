import { BlockList, isIPv6 } from 'node:net';

const MAPPED_V4 = new BlockList();
MAPPED_V4.addSubnet('::ffff:0:0', 96, 'ipv6');

const GROUPS = 8;
const NETWORK_GROUPS = 4;

/**
 * The network that a call comes from: an IPv4 address, or the first half of an IPv6 one, because a single line has all addresses that
 * begin with it.
 */
export function networkOfAddress(address: string): string {
  if (!isIPv6(address)) return address;
  if (MAPPED_V4.check(address, 'ipv6')) return address.slice(address.lastIndexOf(':') + 1);
  return `${expand(address).slice(0, NETWORK_GROUPS).join(':')}::/64`;
}

function expand(address: string): string[] {
  const [withoutZone = ''] = address.toLowerCase().split('%', 1);
  const [head = '', tail] = withoutZone.split('::');
  const first = head === '' ? [] : head.split(':');
  if (tail === undefined) return first;
  const last = tail === '' ? [] : tail.split(':');
  return [...first, ...Array<string>(Math.max(0, GROUPS - first.length - last.length)).fill('0'), ...last];
}
