import { MINUTE_MS } from '@afterglow/shared-contracts/time';
import type { Clock, Metrics } from '@afterglow/kit';

/** A player's buffer: someone who was sent audio within this time still listens. */
const BUFFER_MS = 5 * MINUTE_MS;

/** Notes that a session has been sent audio. */
export type NoteListener = (session: string) => void;

/** Counts the sessions that this instance sends mixes to. */
export function measureOnDemandListeners(metrics: Metrics, clock: Clock): NoteListener {
  const lastSentMs = new Map<string, number>();
  const forget = () => {
    for (const [session, atMs] of lastSentMs) {
      if (clock.nowMs() - atMs <= BUFFER_MS) return;
      lastSentMs.delete(session);
    }
  };
  metrics.gauge({
    name: 'on_demand_listeners',
    help: 'Sessions that this instance has sent audio of mixes to within five minutes.',
    read() {
      forget();
      return [{ value: lastSentMs.size }];
    },
  });
  return (session) => {
    forget();
    // Moved to the end: the map stays in the order of time.
    lastSentMs.delete(session);
    lastSentMs.set(session, clock.nowMs());
  };
}
