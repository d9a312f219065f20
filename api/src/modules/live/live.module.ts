import { CHANNEL_IDS, MOUNTS } from '@afterglow/shared-contracts';
import type { ApiContext } from '../../api-context.ts';
import { createLiveRadio } from '../../radio/live-radio.ts';
import { createTrackSource } from '../../radio/track-source.ts';
import { registerLiveStreams, registerStreamPermits } from './live.routes.ts';
import { createLiveService } from './live.service.ts';

const DEFAULT_MAX_LISTENERS = 2_000;

export function mountLive(context: ApiContext): void {
  const { app, register, clock, programme, store, mediaSigner, authenticate } = context;
  const radio = createLiveRadio({ clock, source: createTrackSource(store), scheduleOf: programme.scheduleOf });
  const maxListeners = context.maxListeners ?? DEFAULT_MAX_LISTENERS;
  const countListeners = () => CHANNEL_IDS.reduce((sum, channel) => sum + radio.listenerCount(channel), 0);
  const live = createLiveService(mediaSigner, () => countListeners() < maxListeners);
  registerStreamPermits(register, live, authenticate);
  registerLiveStreams(app, live, radio);
  context.metrics.gauge({
    name: 'live_listeners',
    help: 'Listeners of the live streams.',
    labels: ['channel', 'mount'],
    read: () =>
      CHANNEL_IDS.flatMap((channel) =>
        MOUNTS.map((mount) => ({ labels: { channel, mount }, value: radio.listenerCount(channel, mount) })),
      ),
  });
}
