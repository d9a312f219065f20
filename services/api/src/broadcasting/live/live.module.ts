import { CHANNEL_IDS } from '@afterglow/shared-contracts';
import type { ServiceContext } from '#app/service-context.ts';
import { type LiveRadio, liveServers } from '@afterglow/audio';
import type { MediaSigner } from '#media/files/index.ts';
import type { Sessions } from '#accounts/sessions/index.ts';
import { createReadLimit } from '#http/read-limit.ts';
import { registerLiveStreams, registerStreamPermits } from './live.routes.ts';
import { measureLive } from './measure-live.ts';
import { createLiveService } from './live.service.ts';
import { registerPlayerPlaylists } from './player-playlists.routes.ts';
import { createPlayerKeys } from './player-keys.ts';
import { registerPlayerUrls } from './player-urls.routes.ts';
import { createRelayAccess } from './relay-access.ts';
import { createStreamTickets } from './stream-tickets.ts';
import { createStreamsOfMembers } from './streams-of-members.ts';
import { registerRelayAuth } from './relay-auth.routes.ts';

interface LiveContext extends ServiceContext {
  readonly radio: LiveRadio;
  readonly mediaSigner: MediaSigner;
  readonly sessions: Sessions;
  readonly maxListeners?: number;
}

const DEFAULT_MAX_LISTENERS = 2_000;
/** A person has several devices and tabs, but one member must not use up the capacity. */
const DEFAULT_MAX_STREAMS_PER_MEMBER = 8;

/** A player opens one URL at a time: enough for a house full of radios, and far too few to guess one. */
const KEYS_A_MINUTE = 300;

export async function mountLive(context: LiveContext): Promise<void> {
  const { app, register, clock, radio, mediaSigner, sessions, config, database, signer } = context;
  const maxListeners = context.maxListeners ?? config.MAX_LISTENERS ?? DEFAULT_MAX_LISTENERS;
  const countListeners = () => CHANNEL_IDS.reduce((sum, channel) => sum + radio.listenerCount(channel), 0);
  const keys = createPlayerKeys({ database, clock, signer });
  const live = createLiveService(mediaSigner, {
    keys,
    tries: createReadLimit(clock, KEYS_A_MINUTE),
    hasRoom: () => countListeners() < maxListeners,
  });
  const isRelay = createRelayAccess(config.RELAY_TOKEN);
  registerStreamPermits(register, live, createStreamTickets(mediaSigner, sessions));
  const streams = createStreamsOfMembers(config.MAX_STREAMS_PER_MEMBER ?? DEFAULT_MAX_STREAMS_PER_MEMBER);
  registerLiveStreams(app, { live, radio, isRelay, streams, clock });
  const servers = liveServers(config.LIVE_SERVERS);
  registerPlayerPlaylists(context, live, servers);
  registerPlayerUrls(context, keys, servers);
  await registerRelayAuth(app, live, isRelay);
  measureLive(context.metrics, radio);
}
