import { channelName } from '../channel-name.ts';
import type { Artist } from '../domain/artist.ts';
import type { CurrentUser, Member } from '../domain/member.ts';
import type { Mix } from '../domain/mix.ts';
import { centsSchema } from '../domain/money.ts';
import type { Plan } from '../domain/plan.ts';
import type { Playlist } from '../domain/playlist.ts';
import type { Show } from '../domain/show.ts';
import type { Station, StationPlaylistItem } from '../domain/station.ts';
import type { Subscription } from '../domain/subscription.ts';
import { WAVEFORM_BARS } from '../domain/mix.ts';
import {
  artistIdSchema,
  checkoutIdSchema,
  memberIdSchema,
  mixIdSchema,
  planIdSchema,
  playlistIdSchema,
  showIdSchema,
  subscriptionIdSchema,
  type ChannelId,
} from '../ids.ts';

const DAY_START = '2026-03-01T10:00:00.000Z';
const DAY_END = '2026-03-01T11:00:00.000Z';
const HOUR_SECONDS = 3600;

/** A valid mix; every field can be overridden. */
export function buildMix(overrides: Partial<Mix> & { readonly number?: number } = {}): Mix {
  const { number = 12, ...fields } = overrides;
  const id = mixIdSchema.parse(number);
  return {
    id,
    mixes_id: id,
    type: 'mix',
    title: `Night Drive ${number}`,
    description: 'Recorded on the last evening of summer.',
    duration: HOUR_SECONDS,
    creation_time: DAY_START,
    occurrence_album_art: null,
    album_art: { url: `/v3/media/images/mixes/${number}`, color: '#5b3a8c' },
    reach: 1200,
    favorite_count: 34,
    genre: ['Deep House', 'Chillout'],
    track_list: [
      { title: 'Low Tide', artist: 'Mira Vale', start_seconds: 0 },
      { title: 'Glass Harbour', artist: 'Oskar Lind', start_seconds: 320 },
    ],
    show: { id: showIdSchema.parse(3), title: 'Harbour Lights', url: 'harbour-lights' },
    artist: { id: artistIdSchema.parse(5), url: 'mira-vale', title: 'Mira Vale' },
    episode: { air_start: DAY_START, air_end: DAY_END, image: null },
    premium: false,
    waveform: Array.from({ length: WAVEFORM_BARS }, (_, bar) => bar % 101),
    ...fields,
  };
}

/** A valid show by the artist of `buildArtist()`; every field can be overridden. */
export function buildShow(overrides: Partial<Show> = {}): Show {
  return {
    id: showIdSchema.parse(3),
    type: 'show',
    title: 'Harbour Lights',
    url: 'harbour-lights',
    image: null,
    album_art: { url: '/v3/media/images/shows/3', color: '#22495e' },
    genre: ['Deep House'],
    artist_id: artistIdSchema.parse(5),
    artist: { id: artistIdSchema.parse(5), url: 'mira-vale', title: 'Mira Vale' },
    summary: '<p>Every Sunday at ten.</p>',
    channel_title: 'Deep',
    reach: 98_000,
    ...overrides,
  };
}

/** A valid artist; every field can be overridden. */
export function buildArtist(overrides: Partial<Artist> = {}): Artist {
  return {
    id: artistIdSchema.parse(5),
    type: 'artist',
    title: 'Mira Vale',
    url: 'mira-vale',
    biography: '<p>Plays slow and long.</p>',
    photo: { url: '/v3/media/images/artists/5', color: '#7a4b2a' },
    hero: null,
    facebook_username: null,
    instagram_username: 'miravale',
    twitter_username: null,
    tiktok_username: null,
    website_url: null,
    reach: 45_000,
    latestMix: mixIdSchema.parse(12),
    ...overrides,
  };
}

/** A slot of one hour on the channel "deep"; every field can be overridden. */
export function buildStationPlaylistItem(overrides: Partial<StationPlaylistItem> = {}): StationPlaylistItem {
  const mix = overrides.mixes ?? buildMix();
  return {
    station: 'deep',
    scheduled_start_time: DAY_START,
    scheduled_end_time: DAY_END,
    duration: HOUR_SECONDS,
    premiere: false,
    mixes_id: mix.id,
    mixes: mix,
    ...overrides,
  };
}

/** A channel with one server that plays one mix and has nothing else scheduled; every field can be overridden. */
export function buildStation(id: ChannelId = 'deep', overrides: Partial<Station> = {}): Station {
  return {
    id,
    type: 'channel',
    title: channelName(id),
    description: 'Hypnotic, late and low.',
    servers: [
      { urls: { low: [`/v3/live/${id}/low.mp3`], mid: [`/v3/live/${id}/mid.mp3`], high: [`/v3/live/${id}/high.mp3`] } },
    ],
    nowPlaying: [buildStationPlaylistItem({ station: id })],
    playlist: [],
    ...overrides,
  };
}

/** A chart of 20 mixes; every field can be overridden. */
export function buildPlaylist(overrides: Partial<Playlist> = {}): Playlist {
  return {
    id: playlistIdSchema.parse(101),
    type: 'chart',
    revisions_id: 7,
    revisions_title: 'Top 20',
    revisions_description: 'What everybody plays this week.',
    revisions_album_art: { url: '/v3/media/images/playlists/101', filename: '101.webp' },
    revisions_publish_time: DAY_START,
    featured: 1,
    mixes_count: 20,
    ...overrides,
  };
}

/** A free member; every field can be overridden. */
export function buildMember(overrides: Partial<Member> = {}): Member {
  return {
    id: memberIdSchema.parse(1),
    email: 'free@afterglow.example',
    username: 'free@afterglow.example',
    firstName: null,
    lastName: null,
    birthday: null,
    avatar: null,
    premium: false,
    superAdmin: false,
    role: null,
    ...overrides,
  };
}

/** The logged-in user for the member of `buildMember()`; every field can be overridden. */
export function buildCurrentUser(overrides: Partial<CurrentUser> = {}): CurrentUser {
  return {
    token: 'test-token',
    members_id: { id: memberIdSchema.parse(1) },
    email: 'free@afterglow.example',
    ...overrides,
  };
}

/** With a price in cents as a plain number, which is checked. */
type Priced<T> = Omit<T, 'price'> & { readonly price?: number };
type SubscriptionFields = Partial<Omit<Subscription, 'plan'>> & {
  readonly plan?: Omit<Subscription['plan'], 'price'> & { readonly price: number };
};

/** A monthly plan for 499 cents with a free trial; every field can be overridden. */
export function buildPlan({ price = 499, ...overrides }: Priced<Partial<Plan>> = {}): Plan {
  return {
    id: planIdSchema.parse(2),
    title: 'Monthly',
    price: centsSchema.parse(price),
    durationMonths: 1,
    durationTrialMonths: 1,
    active: 1,
    current: false,
    ...overrides,
  };
}

/** A running subscription to `buildPlan()`. */
export function buildSubscription({ plan = buildPlan(), ...overrides }: SubscriptionFields = {}): Subscription {
  const { id, price, active } = plan;
  return {
    id: subscriptionIdSchema.parse(4),
    status: 'active',
    endTime: '2126-03-01T10:00:00.000Z',
    cancelTime: null,
    subscriptionsProductsId: { id },
    plan: { id, price: centsSchema.parse(price), active },
    subscriptionsCheckoutId: { id: checkoutIdSchema.parse(9) },
    paymentProcessor: 'stripe',
    ...overrides,
  };
}
