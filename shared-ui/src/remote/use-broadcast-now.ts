import { behindOf, type ChannelId } from '@afterglow/shared-contracts';
import { useNow } from '../lib/use-now.ts';
import { usePorts } from './host-ports.tsx';
import { useExternalSource } from './use-external-source.ts';

/** A finer step would rerender the page on every time update of the player. */
const STEP_MS = 250;

/**
 * The broadcast time, in milliseconds since 1970, of the audio a listener hears now: a few seconds ago while the
 * channel plays, else the current time. Rerenders every `everyMs`.
 */
export function useBroadcastNow(channel: ChannelId, everyMs: number): number {
  const { player } = usePorts();
  const nowMs = useNow(everyMs);
  const behindMs = useExternalSource(
    player.state$,
    () => Math.round(behindOf(player.getState(), channel) / STEP_MS) * STEP_MS,
  );
  return nowMs - behindMs;
}
