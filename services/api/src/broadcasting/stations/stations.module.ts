import type { MissingReports } from '#media/inspection/index.ts';
import type { ServiceContext } from '#app/service-context.ts';
import type { ScheduleWindow } from '../schedule/index.ts';
import { liveServers, type RecordingFiles } from '@afterglow/audio';
import { createNowPlayingFeed } from './now-playing-feed.ts';
import { registerNowPlayingSocket } from './now-playing.socket.ts';
import { createConnectionLimiter } from '@afterglow/kit';
import { createStationsRepository } from './stations.repository.ts';
import { registerStations } from './stations.routes.ts';
import { createStationsService } from './stations.service.ts';

interface StationsContext extends ServiceContext {
  readonly scheduleWindow: ScheduleWindow;
  readonly recordings: RecordingFiles;
  readonly missingReports: MissingReports;
}

/** A tab needs one; a whole office may share an IP. */
const USUAL_SOCKETS_PER_NETWORK = 100;

export async function mountStations(context: StationsContext): Promise<void> {
  const { app, register, clock, database, scheduleWindow, metrics, onError, recordings, missingReports } = context;
  const repository = createStationsRepository(database.db);
  const servers = liveServers(context.config.LIVE_SERVERS);
  const stations = createStationsService({ repository, scheduleWindow, recordings, clock, servers });
  const feed = createNowPlayingFeed({ stations, clock, onError });
  const stopFollowing = [scheduleWindow, missingReports].map((source) => source.onChange(() => feed.refresh()));
  app.addHook('onClose', async () => {
    for (const stop of stopFollowing) stop();
    feed.dispose();
  });
  metrics.gauge({
    name: 'now_playing_sockets',
    help: 'Open now-playing sockets.',
    read: () => [{ value: feed.subscriberCount }],
  });
  registerStations(register, stations);
  const places = createConnectionLimiter(context.config.MAX_SOCKETS_PER_NETWORK ?? USUAL_SOCKETS_PER_NETWORK);
  await registerNowPlayingSocket(app, { feed, clock, places });
}
