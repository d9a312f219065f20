import { API_PREFIX, CHANNEL_IDS, type VersionInfo } from '@afterglow/shared-contracts';
import { setErrorHandlers } from '@afterglow/shared-service';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { ImageStore } from './artwork/image-store.ts';
import type { TrackStore } from './audio/track-store.ts';
import type { Programme } from './catalogue/programme.ts';
import type { Clock } from './clock.ts';
import type { ApiDatabase } from './db/api-tables.ts';
import { allowOtherOrigins } from './http/cross-origin.ts';
import { createRegisterOperation, type RegisterOperation } from './http/register-operation.ts';
import { createArtistsRepository } from './modules/artists/artists.repository.ts';
import { registerArtists } from './modules/artists/artists.routes.ts';
import { createArtistsService } from './modules/artists/artists.service.ts';
import { createAuthRepository } from './modules/auth/auth.repository.ts';
import { registerAuth } from './modules/auth/auth.routes.ts';
import { type AuthService, createAuthService } from './modules/auth/auth.service.ts';
import { createBannersRepository } from './modules/banners/banners.repository.ts';
import { registerBanners } from './modules/banners/banners.routes.ts';
import { createBannersService } from './modules/banners/banners.service.ts';
import { createEpisodesRepository } from './modules/episodes/episodes.repository.ts';
import { registerEpisodes } from './modules/episodes/episodes.routes.ts';
import { createEpisodesService } from './modules/episodes/episodes.service.ts';
import { createGenresRepository } from './modules/genres/genres.repository.ts';
import { registerGenres } from './modules/genres/genres.routes.ts';
import { createGenresService } from './modules/genres/genres.service.ts';
import { registerLiveStreams, registerStreamPermits } from './modules/live/live.routes.ts';
import { createLiveService } from './modules/live/live.service.ts';
import { createMediaRepository } from './modules/media/media.repository.ts';
import { registerMixAudio } from './modules/media/mix-audio.routes.ts';
import { createMixAudioService } from './modules/media/mix-audio.service.ts';
import { createPicturesRepository } from './modules/media/pictures.repository.ts';
import { registerPictures } from './modules/media/pictures.routes.ts';
import { createPicturesService } from './modules/media/pictures.service.ts';
import { createMembersRepository } from './modules/members/members.repository.ts';
import { registerMembers } from './modules/members/members.routes.ts';
import { createMembersService } from './modules/members/members.service.ts';
import { createMixesRepository } from './modules/mixes/mixes.repository.ts';
import { registerMixes } from './modules/mixes/mixes.routes.ts';
import { createMixesService } from './modules/mixes/mixes.service.ts';
import { createPlaylistsRepository } from './modules/playlists/playlists.repository.ts';
import { registerPlaylists } from './modules/playlists/playlists.routes.ts';
import { createPlaylistsService } from './modules/playlists/playlists.service.ts';
import { createSearchRepository } from './modules/search/search.repository.ts';
import { registerSearch } from './modules/search/search.routes.ts';
import { createSearchService } from './modules/search/search.service.ts';
import { createShowsRepository } from './modules/shows/shows.repository.ts';
import { registerShows } from './modules/shows/shows.routes.ts';
import { createShowsService } from './modules/shows/shows.service.ts';
import { createNowPlayingFeed } from './modules/stations/now-playing-feed.ts';
import { registerNowPlayingSocket } from './modules/stations/now-playing.socket.ts';
import { createStationsRepository } from './modules/stations/stations.repository.ts';
import { registerStations } from './modules/stations/stations.routes.ts';
import { createStationsService } from './modules/stations/stations.service.ts';
import { createSubscriptionsRepository } from './modules/subscriptions/subscriptions.repository.ts';
import { registerSubscriptions } from './modules/subscriptions/subscriptions.routes.ts';
import { createSubscriptionsService } from './modules/subscriptions/subscriptions.service.ts';
import { registerVersions } from './modules/versions/versions.routes.ts';
import { createLiveRadio } from './radio/live-radio.ts';
import { createTrackSource } from './radio/track-source.ts';
import { createAttemptLimiter } from './security/attempt-limiter.ts';
import { createMediaSigner, type MediaSigner } from './security/media-signer.ts';
import { createSigner } from './security/signer.ts';

export type ApiParts = {
  readonly clock: Clock;
  readonly database: ApiDatabase;
  readonly store: TrackStore;
  readonly images: ImageStore;
  readonly programme: Programme;
  readonly secret: string;
  readonly onError: (error: unknown) => void;
  readonly readVersion?: () => Promise<VersionInfo>;
  readonly maxListeners?: number;
};

const DEFAULT_MAX_LISTENERS = 2_000;
const QUARTER_HOUR_MS = 15 * 60 * 1000;
/** Nobody mistypes a password more often; behind one address there may be a whole household. */
const FAILURES_PER_ACCOUNT = 10;
const FAILURES_PER_ADDRESS = 50;

/** Every part of the service, put together in one place. */
export function createApiPlugin(parts: ApiParts): FastifyPluginAsync {
  return async (app) => {
    await app.register(async (scope) => mount(scope, parts), { prefix: API_PREFIX });
  };
}

async function mount(app: FastifyInstance, parts: ApiParts): Promise<void> {
  setErrorHandlers(app);
  allowOtherOrigins(app);
  const mediaSigner = createMediaSigner(createSigner(parts.secret), parts.clock);
  const auth = createAuth(parts);
  const register = createRegisterOperation(app, auth.authenticate);
  registerAuth(register, auth);
  registerCatalogue(register, parts);
  registerMembership(register, parts, mediaSigner);
  await registerRadio(app, register, { ...parts, mediaSigner, auth });
  const { db } = parts.database;
  registerMixAudio(app, createMixAudioService(createMediaRepository(db), parts.store, mediaSigner));
  registerPictures(app, createPicturesService(createPicturesRepository(db), parts.images));
}

function createAuth({ clock, database }: ApiParts): AuthService {
  return createAuthService({
    repository: createAuthRepository(database.db),
    clock,
    byAccount: createAttemptLimiter(clock, { failures: FAILURES_PER_ACCOUNT, windowMs: QUARTER_HOUR_MS }),
    byAddress: createAttemptLimiter(clock, { failures: FAILURES_PER_ADDRESS, windowMs: QUARTER_HOUR_MS }),
  });
}

function registerCatalogue(register: RegisterOperation, { clock, database }: ApiParts): void {
  const { db } = database;
  registerArtists(register, createArtistsService(createArtistsRepository(db)));
  registerShows(register, createShowsService(createShowsRepository(database), clock));
  registerEpisodes(register, createEpisodesService(createEpisodesRepository(db)));
  registerGenres(register, createGenresService(createGenresRepository(db)));
  registerPlaylists(register, createPlaylistsService(createPlaylistsRepository(db)));
  registerBanners(register, createBannersService(createBannersRepository(db)));
  registerSearch(register, createSearchService(createSearchRepository(db)));
}

function registerMembership(register: RegisterOperation, parts: ApiParts, mediaSigner: MediaSigner): void {
  const { clock, database } = parts;
  registerMixes(register, createMixesService(createMixesRepository(database.db), mediaSigner));
  registerMembers(register, createMembersService(createMembersRepository(database.db), clock));
  registerSubscriptions(register, createSubscriptionsService(createSubscriptionsRepository(database.db), clock));
  registerVersions(register, parts.readVersion ?? unreleased);
}

/** Alone, without a release registry, there is no client. */
function unreleased(): Promise<VersionInfo> {
  return Promise.resolve({ clientVersion: '0.0.0', severity: 'none' });
}

type RadioParts = ApiParts & { readonly mediaSigner: MediaSigner; readonly auth: AuthService };

async function registerRadio(app: FastifyInstance, register: RegisterOperation, parts: RadioParts): Promise<void> {
  const { clock, database, programme, store, onError } = parts;
  const radio = createLiveRadio({ clock, source: createTrackSource(store), scheduleOf: programme.scheduleOf });
  const maxListeners = parts.maxListeners ?? DEFAULT_MAX_LISTENERS;
  const countListeners = () => CHANNEL_IDS.reduce((sum, channel) => sum + radio.listenerCount(channel), 0);
  const live = createLiveService(parts.mediaSigner, () => countListeners() < maxListeners);
  const stations = createStationsService(createStationsRepository(database.db), programme, clock);
  const feed = createNowPlayingFeed(stations, clock, onError);
  app.addHook('onClose', async () => feed.dispose());
  registerStations(register, stations);
  await registerNowPlayingSocket(app, feed, clock);
  registerStreamPermits(register, live, parts.auth.authenticate);
  registerLiveStreams(app, live, radio);
}
