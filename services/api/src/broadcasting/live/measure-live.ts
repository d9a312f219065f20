import { CHANNEL_IDS, MOUNTS } from '@afterglow/shared-contracts';
import type { LiveRadio } from '@afterglow/audio';
import type { Metrics } from '@afterglow/kit';

/** Who listens live at this instance, and whether they hear anything. */
export function measureLive(metrics: Metrics, radio: LiveRadio): void {
  metrics.gauge({
    name: 'live_listeners',
    help: 'Listeners of the live streams.',
    labels: ['channel', 'mount'],
    read: () =>
      CHANNEL_IDS.flatMap((channel) =>
        MOUNTS.map((mount) => ({ labels: { channel, mount }, value: radio.listenerCount(channel, mount) })),
      ),
  });
  metrics.gauge({
    name: 'dead_air',
    help: '1 while listeners of a channel have been sent nothing for ten seconds.',
    labels: ['channel'],
    read: () =>
      CHANNEL_IDS.map((channel) => ({ labels: { channel }, value: Number(radio.silence(channel) !== 'none') })),
  });
}
