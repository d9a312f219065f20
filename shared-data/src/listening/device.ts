import { deviceSchema, readStored, type Device, type StoragePort } from '@afterglow/shared-contracts';
import * as z from 'zod/mini';

const KEY = 'device';
const ID_BYTES = 12;

const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/CrOS/, 'ChromeOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/Linux/, 'Linux'],
];

/** This browser: a random id that lives as long as its storage, and a name that its listener recognizes. */
export function deviceOf(storage: StoragePort, userAgent: string): Device {
  const stored = readStored(storage, KEY, z.pick(deviceSchema, { id: true }));
  const id = stored?.id ?? randomId();
  if (!stored) storage.set(KEY, JSON.stringify({ id }));
  return { id, name: deviceName(userAgent) };
}

/** "Firefox on Linux". Browsers also claim each other's names, so the more specific ones come first. */
export function deviceName(userAgent: string): string {
  return `${nameIn(BROWSERS, userAgent) ?? 'Browser'} on ${nameIn(SYSTEMS, userAgent) ?? 'another device'}`;
}

function nameIn(names: readonly (readonly [RegExp, string])[], userAgent: string): string | undefined {
  return names.find(([pattern]) => pattern.test(userAgent))?.[1];
}

function randomId(): string {
  return [...crypto.getRandomValues(new Uint8Array(ID_BYTES))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
