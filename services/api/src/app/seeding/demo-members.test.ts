import type { ApiConfig } from '../api-environment.ts';
import { confirmNewEmail, mailedPage } from '#testing/mailed-page.ts';
import { signUp } from '#testing/sign-up.ts';
import { createEmptyEnvironment, type TestEnvironment } from '@afterglow/kit/testing';
import { type RunningApi, startApi } from '#testing/start-api.ts';
import { hasDemoMembers } from './demo-members.ts';

const PUBLIC_URL = 'https://radio.example';
const FREE = { email: 'free@afterglow.example', password: 'afterglow-demo' };
const PREMIUM = { email: 'premium@afterglow.example', password: FREE.password };
const MOVED = 'moved@example.com';
const WANTED = 'wanted@example.com';

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

describe('a data folder', () => {
  let place: TestEnvironment;
  let api: RunningApi;
  const addresses = [PUBLIC_URL, undefined, undefined, PUBLIC_URL, undefined];
  beforeAll(async () => {
    place = await createEmptyEnvironment();
  });
  beforeEach(async () => {
    const { folder, databaseUrl } = place;
    api = await startApi({ folder, databaseUrl, publicUrl: addresses.shift() });
  });
  afterEach(async () => api.stop());
  afterAll(async () => place.remove());

  let token: string;

  test('filled for a public site has no demo members, and keeps their IDs free', async () => {
    expect((await api.refusal('createToken', { body: FREE })).status).toBe(404);
    expect((await signUp(api)).id).toBe(4);
  });

  test('gets them when it is served on this computer, and numbers others as before', async () => {
    const { data } = await api.call('createToken', { body: FREE });
    expect(data.members_id.id).toBe(1);
    expect((await signUp(api)).id).toBe(5);
    token = data.token;
  });

  test('lets them have other emails', async () => {
    const { data: premium } = await api.call('createToken', { body: PREMIUM });
    const change = (email: string, id: number, of: string) =>
      api.call('updateMember', { params: { id }, token: of, body: { email, currentPassword: FREE.password } });
    await change(MOVED, premium.members_id.id, premium.token);
    await confirmNewEmail(api, MOVED);
    expect((await api.call('createToken', { body: { ...PREMIUM, email: MOVED } })).status).toBe(200);
    expect((await change(WANTED, 1, token)).data.pendingEmail).toBe(WANTED);
    expect((await (await mailedPage(api, WANTED)).open()).status).toBe(200);
  });

  test('that becomes a public site accepts no publicly known password', async () => {
    expect((await api.refusal('createToken', { body: FREE })).status).toBe(401);
    expect((await api.refusal('getMember', { params: { id: 1 }, token })).status).toBe(401);
    expect((await api.refusal('createToken', { body: { ...PREMIUM, email: MOVED } })).status).toBe(401);
    expect((await (await mailedPage(api, WANTED)).open()).status).toBe(410);
  });

  test('accepts all demo members again when it is served on this computer', async () => {
    expect((await api.call('createToken', { body: FREE })).status).toBe(200);
  });
});
