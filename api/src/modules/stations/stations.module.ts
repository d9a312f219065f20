import type { ApiContext } from '../../api-context.ts';
import { liveServers } from '../../radio/stream-address.ts';
import { createNowPlayingFeed } from './now-playing-feed.ts';
import { registerNowPlayingSocket } from './now-playing.socket.ts';
import { createStationsRepository } from './stations.repository.ts';
import { registerStations } from './stations.routes.ts';
import { createStationsService } from './stations.service.ts';

export async function mountStations(context: ApiContext): Promise<void> {
  const { app, register, clock, database, programme, metrics, onError } = context;
  const repository = createStationsRepository(database.db);
  const servers = liveServers(context.config.LIVE_SERVERS);
  const stations = createStationsService({ repository, programme, clock, servers });
  const feed = createNowPlayingFeed({ stations, clock, onError });
  const stopFollowing = programme.onChange(() => feed.lookAgain());
  app.addHook('onClose', async () => {
    stopFollowing();
    feed.dispose();
  });
  metrics.gauge({
    name: 'now_playing_sockets',
    help: 'Open now-playing sockets.',
    read: () => [{ value: feed.subscriberCount }],
  });
  registerStations(register, stations);
  await registerNowPlayingSocket(app, feed, clock);
}
