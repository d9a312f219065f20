import { behindOf, type ChannelId } from '@afterglow/shared-contracts';
import { useNow } from '../lib/use-now.ts';
import { usePorts } from './host-ports.tsx';
import { useExternalSource } from './use-external-source.ts';

/** A finer measure would draw the page again with every step of the player. */
const STEP_MS = 250;

/**
 * The instant, in milliseconds since 1970, at which what is heard of a channel was sent: a few seconds ago while it plays, else now. Renders
 * again every `everyMs`.
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
