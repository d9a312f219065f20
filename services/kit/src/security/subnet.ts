import { BlockList, isIPv6 } from 'node:net';

const MAPPED_V4 = new BlockList();
MAPPED_V4.addSubnet('::ffff:0:0', 96, 'ipv6');

const GROUPS = 8;
const NETWORK_GROUPS = 4;
const CUSTOMER_GROUPS = 3;
const BITS_PER_GROUP = 16;

/** The subnet of a caller: an IPv4 address, or the first half of an IPv6 one, because one line has all addresses below it. */
export function subnetOf(address: string): string {
  return beginningOf(address, NETWORK_GROUPS);
}

/** A provider's customer: an IPv4 address, or the first 48 bits of an IPv6 one, because one customer may have that many subnets. */
export function ipAllocationOf(address: string): string {
  return beginningOf(address, CUSTOMER_GROUPS);
}

function beginningOf(address: string, groups: number): string {
  if (!isIPv6(address)) return address;
  if (MAPPED_V4.check(address, 'ipv6')) return address.slice(address.lastIndexOf(':') + 1);
  return `${expand(address).slice(0, groups).join(':')}::/${groups * BITS_PER_GROUP}`;
}

function expand(address: string): string[] {
  const [withoutZone = ''] = address.toLowerCase().split('%', 1);
  const [head = '', tail] = withoutZone.split('::');
  const first = head === '' ? [] : head.split(':');
  if (tail === undefined) return first;
  const last = tail === '' ? [] : tail.split(':');
  return [...first, ...Array<string>(Math.max(0, GROUPS - first.length - last.length)).fill('0'), ...last];
}
