import { localTime, InlineAlert } from '@afterglow/shared-ui';
import { useLive } from './live-context.tsx';

/** Says that the shown state may be old, and since when. */
export function ConnectionBanner() {
  const { connection, reportedAtMs } = useLive();
  if (connection !== 'lost') return null;
  const asOf =
    reportedAtMs === undefined ? '' : ` You're seeing data from ${localTime(new Date(reportedAtMs).toISOString())}.`;
  return (
    <InlineAlert tone="warning">
      Lost connection to the registry.{asOf} Reconnecting… The site keeps running.
    </InlineAlert>
  );
}
