import type { ApiConfig } from '../api-environment.ts';
import { signUp } from '#testing/sign-up.ts';
import { makeEmptyPlace, type Place, type RunningApi, startApi } from '#testing/start-api.ts';
import { hasDemoMembers } from './demo-members.ts';

const PUBLIC_URL = 'https://radio.example';
const FREE = { email: 'free@afterglow.example', password: 'afterglow-demo' };

test.each<[string | undefined, ApiConfig['DEMO_MEMBERS'], boolean]>([
  [undefined, undefined, true],
  ['http://localhost:4800', undefined, true],
  ['http://127.0.0.1:4800', undefined, true],
  [PUBLIC_URL, undefined, false],
  ['http://192.168.1.7:4800', undefined, false],
  [PUBLIC_URL, 'yes', true],
  [undefined, 'no', false],
])('a site at %s with DEMO_MEMBERS=%s has demo members: %s', (publicUrl, DEMO_MEMBERS, expected) => {
  expect(hasDemoMembers({ publicUrl, config: { DEMO_MEMBERS } })).toBe(expected);
});

describe('a place', () => {
  let place: Place;
  let api: RunningApi;
  /** Where each test finds the service. */
  const addresses = [PUBLIC_URL, undefined, PUBLIC_URL, undefined];
  beforeAll(async () => {
    place = await makeEmptyPlace();
  });
  beforeEach(async () => {
    const { folder, databaseUrl } = place;
    api = await startApi({ folder, databaseUrl, publicUrl: addresses.shift() });
  });
  afterEach(async () => api.stop());
  afterAll(async () => place.remove());

  let token: string;

  test('that is filled for a public site has no demo members, and keeps their numbers free', async () => {
    expect((await api.refusal('createToken', { body: FREE })).status).toBe(404);
    expect((await signUp(api)).id).toBe(4);
  });

  test('gets them when it is served on this computer, and numbers others as before', async () => {
    const { data } = await api.call('createToken', { body: FREE });
    expect(data.members_id.id).toBe(1);
    expect((await signUp(api)).id).toBe(5);
    token = data.token;
  });

  test('that becomes a public site lets nobody in by what is known to all', async () => {
    expect((await api.refusal('createToken', { body: FREE })).status).toBe(401);
    expect((await api.refusal('getMember', { params: { id: 1 }, token })).status).toBe(401);
  });

  test('lets everybody in again when it is served on this computer', async () => {
    expect((await api.call('createToken', { body: FREE })).status).toBe(200);
  });
});
