import { operations, type OperationName } from '@afterglow/shared-contracts';
import { createTestService, SERVICE_URL } from '../testing/test-service.ts';
import { createApiClient } from './api-client.ts';
import type { RequestInput } from './request-parts.ts';

type Call = readonly [name: OperationName, input: RequestInput, sent: string, body?: unknown];

const MEMBER = { id: 1 };
const EMAIL = 'free@afterglow.example';
const FAVORITE = { members_id: { id: 1 }, mixes_id: { id: 12 } };
const MESSAGE = {
  content: 'Hello',
  sender: 1,
  recipient: 1,
  email: { subject: 'A question', body: 'Hello' },
  mode: 'EMAIL',
  type: 'NOTIFICATION',
};
const UPLOAD = { fileName: 'me.png', fileBase64: 'iVBORw==', folder: 'members' };
const CHECKOUT = { subscriptionsProductsId: 2, paymentProcessor: 'stripe' };
const PAGE = { offset: 30, limit: 15 };

const CALLS: Readonly<Record<string, readonly Call[]>> = {
  '[DATA-012]': [
    ['createToken', { body: { email: EMAIL, password: 'x' } }, 'POST /auth/token', { email: EMAIL, password: 'x' }],
    ['revokeToken', {}, 'POST /auth/token/revoke'],
    [
      'requestPasswordReset',
      { query: { email: EMAIL }, body: { email: EMAIL } },
      'POST /members/reset-password/?email=free%40afterglow.example',
      { email: EMAIL },
    ],
  ],
  '[DATA-013]': [
    ['getMember', { params: MEMBER, query: { includepasswordstate: 0 } }, 'GET /members/1?includepasswordstate=0'],
    ['getMember', { params: MEMBER, query: { includepasswordstate: 1 } }, 'GET /members/1?includepasswordstate=1'],
    ['getPermissions', { params: MEMBER }, 'GET /members/1/permissions'],
    ['updateMember', { params: MEMBER, body: { firstName: 'Mira' } }, 'PUT /members/1', { firstName: 'Mira' }],
  ],
  '[DATA-014]': [
    [
      'listFavorites',
      { params: { id: 1, type: 'mixes' }, query: { ...PAGE, order: '-creation_time' } },
      'GET /members/1/favorites/mixes?offset=30&limit=15&order=-creation_time',
    ],
    ['addFavorite', { params: { id: 1, type: 'mixes' }, body: FAVORITE }, 'POST /members/1/favorites/mixes', FAVORITE],
    ['removeFavorite', { params: { id: 1, type: 'shows', thingId: 3 } }, 'DELETE /members/1/favorites/shows/3'],
  ],
  '[DATA-015]': [
    ['getShow', { params: { id: 3 } }, 'GET /shows/3'],
    ['getArtist', { params: { id: 5 } }, 'GET /artists/5'],
    ['getEpisode', { params: { id: 7 } }, 'GET /episodes/7'],
    ['getMix', { params: { id: 12 } }, 'GET /mixes/12'],
    [
      'listArtists',
      { query: { channel: 'deep', genre: 'Chillout', name: 'Mira', trending: 1, order: 'title', ...PAGE } },
      'GET /artists?channel=deep&genre=Chillout&name=Mira&trending=1&order=title&offset=30&limit=15',
    ],
    [
      'listMixes',
      {
        query: {
          channel: 'deep',
          artists_id: 5,
          shows_id: 3,
          genre: 'Chillout',
          trending: 1,
          order: '-reach',
          ...PAGE,
        },
      },
      'GET /mixes?channel=deep&artists_id=5&shows_id=3&genre=Chillout&trending=1&order=-reach&offset=30&limit=15',
    ],
    ['getMixUrls', { params: { id: 12 }, query: { quality: 320 } }, 'GET /mixes/12/urls?quality=320'],
    ['listRelatedMixes', { query: { mixes_id: 12, ...PAGE } }, 'GET /related/mixes/?mixes_id=12&offset=30&limit=15'],
    [
      'listEpisodes',
      { query: { channel: 'deep', startdate: '2026-03-01', enddate: '2026-03-02', ...PAGE } },
      'GET /episodes?channel=deep&startdate=2026-03-01&enddate=2026-03-02&offset=30&limit=15',
    ],
  ],
  '[DATA-016]': [
    ['listStations', {}, 'GET /stations'],
    [
      'listStationPlaylists',
      { query: { station: 'deep', after: '2026-03-01T10:00:00Z', ...PAGE } },
      'GET /stations/playlists?station=deep&after=2026-03-01T10%3A00%3A00Z&offset=30&limit=15',
    ],
    ['search', { query: { query: 'deep house', ...PAGE } }, 'GET /search?query=deep+house&offset=30&limit=15'],
    ['listGenres', {}, 'GET /genres'],
    [
      'listPlaylists',
      { query: { type: 'chart', hidden: 0, featured: 1, order: '-modification_time', ...PAGE } },
      'GET /playlists?type=chart&hidden=0&featured=1&order=-modification_time&offset=30&limit=15',
    ],
    ['getPlaylist', { params: { id: 101 } }, 'GET /playlists/101'],
    ['listPlaylistMixes', { params: { id: 101 }, query: PAGE }, 'GET /playlists/101/mixes?offset=30&limit=15'],
    [
      'listBanners',
      { query: { order: '-modification_time', show_all: 1, ...PAGE } },
      'GET /bfhs?order=-modification_time&show_all=1&offset=30&limit=15',
    ],
  ],
  '[DATA-017]': [
    ['getVersions', {}, 'GET /versions'],
    [
      'validateStreaming',
      { query: { token: 't', station: 'deep', mount: 'high' } },
      'GET /subscriptions/validate-streaming?token=t&station=deep&mount=high',
    ],
    ['listPlans', {}, 'GET /subscriptions/products'],
    [
      'listSubscriptions',
      { query: { membersid: 1, status: 'active' } },
      'GET /subscriptions?membersid=1&status=active',
    ],
    ['getCheckout', { params: { id: 9 } }, 'GET /subscriptions/checkouts/9'],
    [
      'getPortalUrl',
      { query: { returnurl: 'https://afterglow.example/account' } },
      'GET /subscriptions/stripe-portal-url?returnurl=https%3A%2F%2Fafterglow.example%2Faccount',
    ],
    ['createCheckout', { body: CHECKOUT }, 'POST /subscriptions/checkouts', CHECKOUT],
    [
      'cancelSubscription',
      { params: { id: 4 }, body: { status: 'canceled' } },
      'PUT /subscriptions/4',
      { status: 'canceled' },
    ],
  ],
  '[DATA-018]': [
    ['sendMessage', { body: MESSAGE }, 'POST /messages', MESSAGE],
    ['uploadMedia', { body: UPLOAD }, 'POST /media/s3', UPLOAD],
  ],
};

const ROWS = Object.entries(CALLS).flatMap(([row, calls]) =>
  calls.map(([name, input, sent, body]) => ({ row, name, input, sent, body })),
);

test.each(ROWS)('$row $name is sent as declared: $sent', async ({ name, input, sent, body }) => {
  const { client, service } = createClient();
  await client.request(operations[name], input).catch(() => undefined); // there is no response
  const [method, path] = sent.split(' ');
  expect(service.sent).toEqual([{ method, address: `/v3${path}`, authorization: 'Bearer secret', body }]);
});

test.each(ROWS)('$row $name rejects any other query option and sends nothing', async ({ name, input }) => {
  const { client, service } = createClient();
  const query = { ...(input.query as object | undefined), colour: 'red' };
  await expect(client.request(operations[name], { ...input, query })).rejects.toThrow('Unknown query option: colour');
  expect(service.sent).toEqual([]);
});

function createClient() {
  const service = createTestService();
  return { service, client: createApiClient({ baseUrl: SERVICE_URL, getToken: () => 'secret', fetch: service.fetch }) };
}
