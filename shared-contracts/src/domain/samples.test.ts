import type * as z from 'zod/mini';
import {
  artistSchema,
  CHANNEL_IDS,
  currentUserSchema,
  episodeSchema,
  FAVORITE_TYPES,
  favoriteTypeSchema,
  genreSchema,
  isPremiumMember,
  memberSchema,
  mixSchema,
  newMessageSchema,
  operations,
  planSchema,
  playlistSchema,
  scheduleEntryOf,
  scheduleEntrySchema,
  showSchema,
  stationPlaylistItemSchema,
  stationSchema,
  subscriptionSchema,
  subscriptionStatusSchema,
  versionInfoSchema,
} from '../index.ts';
import * as builders from '../testing/index.ts';

/** Every field of the sample is required: a sample without any one of them must be rejected. */
function expectFields(schema: z.ZodMiniType, sample: object) {
  expect(schema.safeParse(sample).success).toBe(true);
  for (const field of Object.keys(sample)) {
    const { [field]: _left, ...rest } = sample as Record<string, unknown>;
    expect([field, schema.safeParse(rest).success]).toEqual([field, false]);
  }
}

/** Each field, written as a path into the sample, is required: the sample without it is rejected. */
function expectRequired(schema: z.ZodMiniType, sample: object, paths: readonly string[]) {
  expect(schema.safeParse(sample).success).toBe(true);
  expect(paths.filter((path) => schema.safeParse(without(sample, path)).success)).toEqual([]);
}

function without(sample: object, path: string): object {
  const copy = structuredClone(sample);
  const steps = path.split('.');
  const field = steps.pop() ?? '';
  const holder = steps.reduce<unknown>((value, step) => Reflect.get(Object(value), step), copy);
  expect(holder).toHaveProperty([field]);
  Reflect.deleteProperty(Object(holder), field);
  return copy;
}

test('[CONTRACT-001] a member has the fields of the catalog', () => {
  expectFields(memberSchema, builders.buildMember());
  expect(Object.keys(builders.buildMember())).toEqual(
    expect.arrayContaining([
      'id',
      'email',
      'username',
      'firstName',
      'lastName',
      'birthday',
      'avatar',
      'premium',
      'superAdmin',
      'role',
    ]),
  );
});

test('[CONTRACT-002] a plan has the fields of the catalog', () => {
  expectFields(planSchema, builders.buildPlan());
  expect(planSchema.safeParse({ ...builders.buildPlan(), price: 4.99 }).success).toBe(false);
});

test('[CONTRACT-003] a subscription has the fields of the catalog', () => {
  const subscription = builders.buildSubscription();
  expectFields(subscriptionSchema, subscription);
  const fits = (fields: object): boolean => subscriptionSchema.safeParse({ ...subscription, ...fields }).success;
  expect(fits({ plan: { id: 2, price: 499 } })).toBe(false);
  expect(fits({ plan: { id: 2, price: 499, active: 2 } })).toBe(false);
  expect(fits({ subscriptionsProductsId: 2 })).toBe(false);
  expect(fits({ paymentProcessor: 'cash' })).toBe(false);
  expect(fits({ cancelTime: '2026-03-01T10:00:00.000Z' })).toBe(true);
});

test('[CONTRACT-003] a subscription has the id of its checkout, the active transaction, if there is one', () => {
  const { subscriptionsCheckoutId } = builders.buildSubscription();
  expect(subscriptionsCheckoutId).toEqual({ id: 9 });
  expect(operations.getCheckout.params.safeParse(subscriptionsCheckoutId).success).toBe(true);
  const without = builders.buildSubscription({ subscriptionsCheckoutId: null });
  expect(subscriptionSchema.safeParse(without).success).toBe(true);
});

test('[CONTRACT-004] the status of a subscription is active, trialing or canceled with one l', () => {
  expect(subscriptionStatusSchema.options).toEqual(['active', 'trialing', 'canceled']);
});

test('[CONTRACT-005] version info has a client version and a severity', () => {
  expectFields(versionInfoSchema, { clientVersion: '1.0.0', severity: 'critical' });
});

test('[CONTRACT-006] a mix has the fields of the catalog', () => {
  const mix = builders.buildMix();
  expectRequired(mixSchema, mix, [
    'id',
    'title',
    'duration',
    'occurrence_album_art',
    'creation_time',
    'reach',
    'mixes_id',
    'description',
    'genre',
    'track_list',
    'track_list.0.title',
    'track_list.0.artist',
    'show',
    'show.id',
    'show.title',
    'artist',
    'artist.id',
    'artist.url',
    'artist.title',
    'episode',
    'episode.air_start',
    'episode.air_end',
    'episode.image',
    'album_art',
    'album_art.url',
    'type',
    'favorite_count',
  ]);
  expect(mix.type).toBe('mix');
  expect(mixSchema.safeParse(without(mix, 'show.url')).success).toBe(true);
  expect(mixSchema.safeParse({ ...mix, id: '12' }).success).toBe(false);
  expect(mixSchema.safeParse({ ...mix, genre: [{ id: 1, name: 'House' }] }).success).toBe(false);
  expect(mixSchema.safeParse({ ...builders.buildMix(), type: 'show' }).success).toBe(false);
  expect(mixSchema.safeParse({ ...builders.buildMix(), waveform: [1, 2, 3] }).success).toBe(false);
});

test('[CONTRACT-007] a show has the fields of the catalog', () => {
  expectRequired(showSchema, builders.buildShow(), [
    'id',
    'title',
    'url',
    'type',
    'image',
    'genre',
    'artist_id',
    'artist',
    'artist.id',
    'artist.url',
    'artist.title',
    'summary',
    'album_art',
    'album_art.url',
    'channel_title',
    'reach',
  ]);
});

test('[CONTRACT-008] an artist has the fields of the catalog', () => {
  expectFields(artistSchema, builders.buildArtist());
});

test('[CONTRACT-009] an episode has the fields of the catalog', () => {
  const episode = {
    id: 1,
    air_start: '2026-03-01T10:00:00Z',
    air_end: '2026-03-01T11:00:00Z',
    artist_id: 5,
    show_id: 3,
  };
  expectRequired(episodeSchema, episode, ['id', 'air_start', 'air_end', 'artist_id', 'show_id']);
});

test('[CONTRACT-010] a schedule entry has the fields of the catalog, and its duration in minutes', () => {
  const slot = builders.buildStationPlaylistItem({ duration: 5_400 });
  const entry = scheduleEntryOf(slot);
  expectFields(scheduleEntrySchema, entry);
  expect(entry).toEqual({
    time: slot.scheduled_start_time,
    duration: 90,
    air_start: slot.scheduled_start_time,
    air_end: slot.scheduled_end_time,
    show: slot.mixes.show,
    mix: slot.mixes,
    channel_id: 'deep',
  });
});

test('[CONTRACT-011] a station playlist item has the fields of the catalog', () => {
  expectRequired(stationPlaylistItemSchema, builders.buildStationPlaylistItem(), [
    'station',
    'scheduled_start_time',
    'scheduled_end_time',
    'duration',
    'premiere',
    'mixes',
    'mixes.title',
    'mixes_id',
  ]);
});

test('[CONTRACT-012] a playlist or chart has the fields of the catalog', () => {
  expectRequired(playlistSchema, builders.buildPlaylist(), [
    'id',
    'type',
    'revisions_id',
    'revisions_title',
    'revisions_description',
    'revisions_album_art',
    'revisions_album_art.url',
    'revisions_album_art.filename',
    'revisions_publish_time',
    'featured',
    'mixes_count',
  ]);
  expect(playlistSchema.safeParse(builders.buildPlaylist({ type: 'chart' })).success).toBe(true);
  expect(playlistSchema.safeParse({ ...builders.buildPlaylist(), type: 'album' }).success).toBe(false);
  expect(playlistSchema.safeParse(builders.buildPlaylist({ type: 'editorial' })).success).toBe(true);
});

test('[CONTRACT-013] a genre has an id and a name', () => {
  expectFields(genreSchema, { id: 1, name: 'House' });
});

test('[CONTRACT-014] a message has the fields of the catalog', () => {
  const message = {
    content: 'Hello',
    sender: 2,
    recipient: 1,
    email: { subject: 'A question', body: 'Hello' },
    mode: 'EMAIL',
    type: 'NOTIFICATION',
  };
  expectFields(newMessageSchema, message);
  const fits = (fields: object): boolean => newMessageSchema.safeParse({ ...message, ...fields }).success;
  expect(fits({ email: { subject: 'A question' } })).toBe(false);
  expect(fits({ email: { body: 'Hello' } })).toBe(false);
  expect(fits({ mode: 'SMS' })).toBe(false);
  expect(fits({ type: 'MAIL' })).toBe(false);
});

test('[CONTRACT-014] an upload has the fields of the catalog', () => {
  expectFields(operations.uploadMedia.body, { fileName: 'me.png', fileBase64: 'iVBORw==', folder: 'members' });
});

test('[CONTRACT-015] there are favorites of mixes, artists, shows and genres', () => {
  expect(FAVORITE_TYPES).toEqual(['mixes', 'artists', 'shows', 'genres']);
  expect(FAVORITE_TYPES.every((type) => favoriteTypeSchema.safeParse(type).success)).toBe(true);
  expect(favoriteTypeSchema.safeParse('channels').success).toBe(false);
});

test('[RADIO-007] there are exactly four channels, in their order', () => {
  expect(CHANNEL_IDS).toEqual(['chill', 'classics', 'deep', 'afterglow']);
  expect(stationSchema.safeParse(builders.buildStation('chill')).success).toBe(true);
  expect(operations.listStationPlaylists.query.safeParse({ station: 'jazz' }).success).toBe(false);
});

test('[RADIO-037] a channel has id, title, servers and program, and its mix identifies an episode', () => {
  const station = builders.buildStation('deep');
  expectFields(stationSchema, station);
  for (const id of CHANNEL_IDS) expect(stationSchema.safeParse(builders.buildStation(id)).success).toBe(true);
  const fits = (fields: object) => stationSchema.safeParse({ ...station, ...fields }).success;
  expect(fits({ id: 'jazz' })).toBe(true);
  for (const id of ['', 'Jazz', '1jazz', 'jazz-', 'jazz/../deep']) expect(fits({ id })).toBe(false);
  expect(fits({ type: 'station' })).toBe(false);
  expect(fits({ servers: [{ urls: { low: ['/a/low.mp3', '/b/low.mp3'], high: ['/a/high.mp3'] } }] })).toBe(true);
  expect(fits({ servers: [{ urls: { low: '/a/low.mp3' } }] })).toBe(false);
  const [item] = station.nowPlaying;
  expect(fits({ playlist: [item] })).toBe(true);
  const episode = { air_start: '2026-03-01T10:00:00.000Z', air_end: '2026-03-01T11:00:00.000Z', image: null };
  const read = stationSchema.parse({ ...station, nowPlaying: [{ ...item, mixes: { ...item?.mixes, episode } }] });
  expect(read.nowPlaying[0]?.mixes.episode).toEqual(episode);
});

test('a current user needs a token', () => {
  expectFields(currentUserSchema, builders.buildCurrentUser());
  expect(currentUserSchema.safeParse(builders.buildCurrentUser({ token: '' })).success).toBe(false);
});

test('a member is Premium by flag or by role', () => {
  expect(isPremiumMember({ premium: false, role: null })).toBe(false);
  expect(isPremiumMember({ premium: true, role: null })).toBe(true);
  expect(isPremiumMember({ premium: false, role: 7 })).toBe(true);
});
