import { artistIdSchema, memberIdSchema, playlistIdSchema, showIdSchema } from '@afterglow/shared-contracts';
import {
  buildArtist,
  buildMember,
  buildMix,
  buildPlaylist,
  buildShow,
  buildStationPlaylistItem,
  createFakeDataPort,
} from '@afterglow/shared-contracts/testing';
import { artist, artistsByName, artistsOfGenre, trendingArtists } from './artists.resource.ts';
import { banners } from './banners.resource.ts';
import { memberRecord } from './members.resource.ts';
import {
  latestMixes,
  mix,
  mixesOfArtist,
  mixesOfGenre,
  mixesOfShow,
  relatedMixes,
  trendingMixes,
} from './mixes.resource.ts';
import { charts, playlist, playlistMixes, playlists } from './playlists.resource.ts';
import type { Resource } from './resource.ts';
import { search } from './search.resource.ts';
import { show } from './shows.resource.ts';
import { schedule } from './stations.resource.ts';

const showId = showIdSchema.parse(3);
const artistId = artistIdSchema.parse(5);
const playlistId = playlistIdSchema.parse(101);
const PAGE = { limit: 12, offset: 24 };
const SIX = { limit: 6, offset: 0 };

test.each([
  ['latest', latestMixes(PAGE), PAGE],
  ['latest of a channel', latestMixes({ channel: 'deep' }), { channel: 'deep', ...SIX }],
  ['trending', trendingMixes(PAGE), { trending: 1, ...PAGE }],
  [
    'latest of a genre',
    mixesOfGenre('Chillout', 'latest', PAGE),
    { genre: 'Chillout', order: '-creation_time', ...PAGE },
  ],
  ['popular of a genre', mixesOfGenre('Chillout', 'popular'), { genre: 'Chillout', order: '-reach', ...SIX }],
  ['popular of a show', mixesOfShow(showId, 'popular', { limit: 3 }), { shows_id: 3, order: '-reach', limit: 3 }],
  ['latest of a show', mixesOfShow(showId, 'latest', PAGE), { shows_id: 3, order: '-creation_time', ...PAGE }],
  ['popular of an artist', mixesOfArtist(artistId, 'popular', PAGE), { artists_id: 5, order: '-reach', ...PAGE }],
  ['latest of an artist', mixesOfArtist(artistId, 'latest'), { artists_id: 5, order: '-creation_time', ...SIX }],
])('[DATA-019] %s mixes are requested with their options', async (_, resource, query) => {
  const { data } = await load(resource);
  expect(data.queriesOf('listMixes')).toEqual([query]);
});

test('[DATA-019] a mix is fetched by id, and its related ones by that id', async () => {
  const { data, values } = await load(mix(buildMix().id), relatedMixes(buildMix().id, PAGE));
  expect(data.calls[0]).toMatchObject({ name: 'getMix', input: { params: { id: 12 } } });
  expect(data.queriesOf('listRelatedMixes')).toEqual([{ mixes_id: 12, ...PAGE }]);
  expect(values).toEqual([buildMix(), { items: [buildMix()], total: 1 }]);
});

test.each([
  ['trending', trendingArtists(9), { trending: 1, limit: 9 }],
  ['random of a genre', artistsOfGenre('Chillout'), { genre: 'Chillout', order: 'random', ...SIX }],
  ['by name', artistsByName('Mira', { limit: 3 }), { name: 'Mira', limit: 3 }],
])('[DATA-021] artists %s are requested with their options', async (_, resource, query) => {
  const { data } = await load(resource);
  expect(data.queriesOf('listArtists')).toEqual([query]);
});

test('[DATA-021] artists and shows are fetched by id', async () => {
  const { data, values } = await load(artist(artistId), show(showId));
  expect(data.calls.map(({ name, input }) => [name, input.params])).toEqual([
    ['getArtist', { id: 5 }],
    ['getShow', { id: 3 }],
  ]);
  expect(values).toEqual([buildArtist(), buildShow()]);
});

test('[DATA-020] playlists and charts are requested by 100, banners by 10, latest change first', async () => {
  const order = '-modification_time';
  const { data } = await load(playlists(), charts(), charts({ featured: true }), banners());
  expect(data.queriesOf('listPlaylists')).toEqual([
    { type: 'editorial', limit: 100, order },
    { type: 'chart', limit: 100, order },
    { type: 'chart', featured: 1, limit: 100, order },
  ]);
  expect(data.queriesOf('listBanners')).toEqual([{ limit: 10, order }]);
});

test('[BROWSE-127] a list is requested with limit 6 and offset 0, unless it has its own', async () => {
  const { data } = await load(
    latestMixes(),
    trendingMixes({ offset: 12 }),
    latestMixes({ limit: 12 }),
    relatedMixes(buildMix().id),
    artistsByName('Mira'),
    playlistMixes(playlistId),
    search('deep'),
  );
  const six = { limit: 6, offset: 0 };
  expect(data.queriesOf('listMixes')).toEqual([six, { trending: 1, limit: 6, offset: 12 }, { limit: 12 }]);
  expect(data.queriesOf('listRelatedMixes')).toEqual([{ mixes_id: 12, ...six }]);
  expect(data.queriesOf('listArtists')).toEqual([{ name: 'Mira', ...six }]);
  expect(data.queriesOf('listPlaylistMixes')).toEqual([six]);
  expect(data.queriesOf('search')).toEqual([{ query: 'deep', ...six }]);
});

test('[CONTRACT-010] upcoming items of a channel are schedule entries, validated when cached', async () => {
  const resource = schedule('deep');
  const { values } = await load(resource);
  const slot = buildStationPlaylistItem({ station: 'deep' });
  expect(values).toEqual([
    {
      items: [
        {
          time: slot.scheduled_start_time,
          duration: slot.duration / 60,
          air_start: slot.scheduled_start_time,
          air_end: slot.scheduled_end_time,
          show: slot.mixes.show,
          mix: slot.mixes,
          channel_id: 'deep',
        },
      ],
      total: 1,
    },
  ]);
  expect(resource.schema?.safeParse(values[0]).success).toBe(true);
  expect(resource.schema?.safeParse({ items: [{ time: 'now' }], total: 1 }).success).toBe(false);
});

test('[DATA-033] search results are also cached by id', async () => {
  const { cached } = await load(search('deep'));
  expect(cached.map(([key]) => key)).toEqual([mix(buildMix().id).key, artist(artistId).key, show(showId).key]);
});

test('[DATA-033] the models of a list are cached by id', async () => {
  const { cached } = await load(latestMixes(), trendingArtists(1), playlists());
  expect(cached).toEqual([
    [mix(buildMix().id).key, buildMix()],
    [artist(artistId).key, buildArtist()],
    [playlist(playlistId).key, buildPlaylist()],
  ]);
});

test('[DATA-039] a playlist without a revision is dropped', async () => {
  const { values } = await load(playlists());
  expect(values).toEqual([{ items: [buildPlaylist()], total: 2 }]);
});

test('[DATA-040] the mixes of a playlist are unwrapped', async () => {
  const { values } = await load(playlistMixes(playlistId, { limit: 100 }));
  expect(values).toEqual([{ items: [buildMix()], total: 20 }]);
});

test.each([
  ['Mixes', 'Mixes'],
  ['Nonsense', null],
])('a search with the best match %s reads %s', async (header, bestMatch) => {
  const { values } = await load(search(header));
  expect(values).toMatchObject([{ bestMatch, results: { Mixes: [{ id: 12 }] } }]);
});

test('the password state of a member comes with the account', async () => {
  const { values } = await load(memberRecord(memberIdSchema.parse(1)));
  expect(values).toEqual([{ member: buildMember(), passwordState: 'unset' }]);
});

async function load(...resources: readonly Resource<unknown>[]) {
  const data = createFakeDataPort({
    listMixes: () => ({ data: [buildMix()] }),
    getMix: () => ({ data: buildMix() }),
    listRelatedMixes: () => ({ data: [buildMix()] }),
    getArtist: () => ({ data: buildArtist() }),
    getShow: () => ({ data: buildShow() }),
    listArtists: () => ({ data: [buildArtist()] }),
    listPlaylists: () => ({ data: [buildPlaylist(), buildPlaylist({ revisions_id: null })] }),
    listPlaylistMixes: () => ({ data: [{ mixes: buildMix() }], total: 20 }),
    listBanners: () => ({ data: [] }),
    listStationPlaylists: () => ({ data: [buildStationPlaylistItem({ station: 'deep' })] }),
    search: ({ query }) => ({
      data: { Artists: [buildArtist()], Shows: [buildShow()], Episodes: [], Mixes: [buildMix()] },
      headers: new Headers({ 'x-search-best-match': query?.query ?? '' }),
    }),
    getMember: () => ({ data: buildMember(), headers: new Headers({ 'x-password-state': 'unset' }) }),
  });
  const cached: [readonly unknown[], unknown][] = [];
  const { signal } = new AbortController();
  const values: unknown[] = [];
  for (const resource of resources) {
    values.push(
      await resource.load({
        data,
        signal,
        setCached: ({ key }, value) => cached.push([key, value]),
        getCached: () => undefined,
      }),
    );
  }
  return { data, cached, values };
}
