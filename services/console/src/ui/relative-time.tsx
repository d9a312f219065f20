import { localDayAndTime, useNow } from '@afterglow/shared-ui';
import { MINUTE_MS } from '@afterglow/shared-contracts/time';

const UNITS = [
  { unit: 'day', ms: 1440 * MINUTE_MS },
  { unit: 'hour', ms: 60 * MINUTE_MS },
  { unit: 'minute', ms: MINUTE_MS },
] as const;

const words = new Intl.RelativeTimeFormat('en-GB', { numeric: 'always' });

const AGAIN_MS = 15_000;

/** The age of an instant, kept up to date; its tooltip is the time itself. */
export function RelativeTime({ instantIso }: { readonly instantIso: string }) {
  const nowMs = useNow(AGAIN_MS);
  return (
    <time dateTime={instantIso} title={localDayAndTime(instantIso)}>
      {relativeTime(instantIso, nowMs)}
    </time>
  );
}

/** For example "3 minutes ago"; less than a minute is "just now", also where clocks differ. */
function relativeTime(instantIso: string, nowMs: number): string {
  const agoMs = nowMs - Date.parse(instantIso);
  const found = UNITS.find(({ ms }) => agoMs >= ms);
  return found === undefined ? 'just now' : words.format(-Math.floor(agoMs / found.ms), found.unit);
}
