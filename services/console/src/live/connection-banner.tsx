import { localTime, InlineAlert } from '@afterglow/shared-ui';
import { useLive } from './live-context.tsx';

/** Says that what is shown may be old, and since when. */
export function ConnectionBanner() {
  const { connection, toldAtMs } = useLive();
  if (connection !== 'lost') return null;
  const asOf =
    toldAtMs === undefined
      ? ''
      : ` What you see is as of ${localTime(new Date(toldAtMs).toISOString())} and may be old.`;
  return (
    <InlineAlert tone="warning">
      The connection to the registry is lost.{asOf} It is tried again by itself; the site goes on meanwhile.
    </InlineAlert>
  );
}
