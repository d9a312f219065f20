import { MINUTE_MS } from '@afterglow/shared-contracts/time';

const UNITS = [
  { unit: 'day', ms: 1440 * MINUTE_MS },
  { unit: 'hour', ms: 60 * MINUTE_MS },
  { unit: 'minute', ms: MINUTE_MS },
] as const;

const words = new Intl.RelativeTimeFormat('en-GB', { numeric: 'always' });

/** For example "3 minutes ago"; less than a minute is "just now", also where clocks differ. */
export function relativeTime(instantIso: string, nowMs: number): string {
  const agoMs = nowMs - Date.parse(instantIso);
  const found = UNITS.find(({ ms }) => agoMs >= ms);
  return found === undefined ? 'just now' : words.format(-Math.floor(agoMs / found.ms), found.unit);
}
