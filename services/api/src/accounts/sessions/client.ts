import { isIPv4 } from 'node:net';
import { isLoopback, subnetOf } from '@afterglow/kit';
import { BROWSER_MAP, OS_MAP, parse } from 'bowser';

/** Longer than any browser's; the rest adds nothing. */
const USER_AGENT_MAX = 300;
/** For an unknown browser, the library returns words of the user agent, which would end up in our mails. */
const BROWSERS: ReadonlySet<string> = new Set([...Object.values(BROWSER_MAP), 'Opera Touch', 'Miui']);
const SYSTEMS: ReadonlySet<string> = new Set(Object.values(OS_MAP));

export interface Client {
  /** The IP. */
  readonly address: string;
  readonly userAgent: string | undefined;
}

/** Browser and system by their well-known names; null when the user agent does not say. */
export interface Device {
  readonly browser: string | null;
  readonly system: string | null;
}

export function readDevice(userAgent = ''): Device {
  const text = userAgent.slice(0, USER_AGENT_MAX);
  if (text === '') return { browser: null, system: null };
  const { browser, os } = parse(text);
  return { browser: oneOf(BROWSERS, browser.name), system: oneOf(SYSTEMS, os.name) };
}

/** Like "Firefox on Windows", as far as known. */
export function deviceName({ browser, system }: Device): string {
  if (browser === null) return system === null ? 'an unknown browser' : `a browser on ${system}`;
  return system === null ? browser : `${browser} on ${system}`;
}

/** The recognizable part of an IP; null for this computer. */
export function placeName(address: string): string | null {
  if (isLoopback(address)) return null;
  const network = subnetOf(address);
  if (isIPv4(network)) return `${network.split('.').slice(0, 3).join('.')}.x`;
  return `${network.split(':').slice(0, 3).join(':')}:x`;
}

export function deviceKey({ address, userAgent }: Client): string {
  const { browser, system } = readDevice(userAgent);
  return `${subnetOf(address)} ${browser ?? ''} ${system ?? ''}`;
}

function oneOf(names: ReadonlySet<string>, name: string | undefined): string | null {
  return name !== undefined && names.has(name) ? name : null;
}
