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

/** Every field of the sample is required: a sample without any one of them must be refused. */
function expectFields(schema: z.ZodMiniType, sample: object) {
  expect(schema.safeParse(sample).success).toBe(true);
  for (const field of Object.keys(sample)) {
    const { [field]: _left, ...rest } = sample as Record<string, unknown>;
    expect([field, schema.safeParse(rest).success]).toEqual([field, false]);
  }
}

test('[CONTRACT-001] a member has the fields of the catalogue', () => {
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

test('[CONTRACT-002] a plan has the fields of the catalogue', () => {
  expectFields(planSchema, builders.buildPlan());
  expect(planSchema.safeParse(builders.buildPlan({ price: 4.99 })).success).toBe(false);
});

test('[CONTRACT-003] a subscription has the fields of the catalogue', () => {
  const subscription = builders.buildSubscription();
  expectFields(subscriptionSchema, subscription);
  const fits = (fields: object): boolean => subscriptionSchema.safeParse({ ...subscription, ...fields }).success;
  expect(fits({ plan: { id: 2, price: 499 } })).toBe(false);
  expect(fits({ plan: { id: 2, price: 499, active: 2 } })).toBe(false);
  expect(fits({ subscriptionsProductsId: 2 })).toBe(false);
  expect(fits({ paymentProcessor: 'cash' })).toBe(false);
  expect(fits({ cancelTime: '2026-03-01T10:00:00.000Z' })).toBe(true);
});

test('[CONTRACT-003] a subscription keeps the id of its checkout, the active transaction, when there is one', () => {
  const { subscriptionsCheckoutId } = builders.buildSubscription();
  expect(subscriptionsCheckoutId).toEqual({ id: 9 });
  expect(operations.getCheckout.params.safeParse(subscriptionsCheckoutId).success).toBe(true);
  const without = builders.buildSubscription({ subscriptionsCheckoutId: null });
  expect(subscriptionSchema.safeParse(without).success).toBe(true);
});

test('[CONTRACT-004] a subscription is active, trialing or canceled with one l', () => {
  expect(subscriptionStatusSchema.options).toEqual(['active', 'trialing', 'canceled']);
});

test('[CONTRACT-005] version info has a client version and a severity', () => {
  expectFields(versionInfoSchema, { clientVersion: '1.0.0', severity: 'critical' });
});

test('[CONTRACT-006] a mix has the fields of the catalogue', () => {
  expectFields(mixSchema, builders.buildMix());
  expect(mixSchema.safeParse({ ...builders.buildMix(), type: 'show' }).success).toBe(false);
  expect(mixSchema.safeParse({ ...builders.buildMix(), waveform: [1, 2, 3] }).success).toBe(false);
});

test('[CONTRACT-007] a show has the fields of the catalogue', () => {
  expectFields(showSchema, builders.buildShow());
});

test('[CONTRACT-008] an artist has the fields of the catalogue', () => {
  expectFields(artistSchema, builders.buildArtist());
});

test('[CONTRACT-009] an episode has the fields of the catalogue', () => {
  const episode = {
    id: 1,
    air_start: '2026-03-01T10:00:00Z',
    air_end: '2026-03-01T11:00:00Z',
    artist_id: 5,
    show_id: 3,
  };
  expectFields(episodeSchema, episode);
});

test('[CONTRACT-010] a schedule entry has the fields of the catalogue, and its duration in minutes', () => {
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

test('[CONTRACT-011] a station playlist item has the fields of the catalogue', () => {
  expectFields(stationPlaylistItemSchema, builders.buildStationPlaylistItem());
});

test('[CONTRACT-012] a playlist or chart has the fields of the catalogue', () => {
  expectFields(playlistSchema, builders.buildPlaylist());
  expect(playlistSchema.safeParse(builders.buildPlaylist({ type: 'editorial' })).success).toBe(true);
});

test('[CONTRACT-013] a genre has an id and a name', () => {
  expectFields(genreSchema, { id: 1, name: 'House' });
});

test('[CONTRACT-014] a message has the fields of the catalogue', () => {
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

test('[CONTRACT-014] an upload has the fields of the catalogue', () => {
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
  expect(stationSchema.safeParse({ ...builders.buildStation('chill'), id: 'jazz' }).success).toBe(false);
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
