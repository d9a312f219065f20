import { localDayAndTime, useNow } from '@afterglow/shared-ui';
import { relativeTime } from './relative-time-text.ts';

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
