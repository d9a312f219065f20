import { changeEnvironment } from '#testing/change-environment.ts';
import { createSeededEnvironment, type RunningApi, startApi } from '#testing/start-api.ts';
import type { TestEnvironment } from '@afterglow/kit/testing';

let place: TestEnvironment;
let api: RunningApi;
beforeAll(async () => {
  place = await createSeededEnvironment();
  await changeEnvironment(place, (db) =>
    db.updateTable('members').set({ super_admin: true }).where('email', '=', 'new@afterglow.example').execute(),
  );
  api = await startApi(place);
});
afterAll(async () => {
  await api.stop();
  await place.remove();
});

test('[API-016] the password state is a header, sent only on request', async () => {
  const token = await api.logIn('free');
  const asked = await api.call('getMember', { params: { id: 1 }, query: { includepasswordstate: 1 }, token });
  expect(asked.headers.get('x-password-state')).toBe('set');
  const notAsked = await api.call('getMember', { params: { id: 1 }, query: { includepasswordstate: 0 }, token });
  expect(notAsked.headers.get('x-password-state')).toBeNull();
});

test('[API-017] an unknown member is 404 for a super admin', async () => {
  const token = await api.logIn('new');
  expect((await api.refusal('getMember', { params: { id: 999 }, token })).status).toBe(404);
  expect((await api.refusal('getPermissions', { params: { id: 999 }, token })).status).toBe(404);
  expect((await api.call('getMember', { params: { id: 2 }, token })).data.email).toBe('premium@afterglow.example');
});

test.each([
  { whose: 'another member', id: 2 },
  { whose: 'a member who does not exist', id: 999 },
])('[API-022] $whose is 403 for everyone else, for the record and for the permissions', async ({ id }) => {
  const token = await api.logIn('free');
  for (const name of ['getMember', 'getPermissions'] as const) {
    const refusal = await api.refusal(name, { params: { id }, token });
    expect(refusal).toEqual({ status: 403, code: 'forbidden', message: 'This belongs to another member.' });
  }
});

test('a member reads the own record, which holds no password data', async () => {
  const token = await api.logIn('premium');
  const response = await api.request('/members/2', { headers: { authorization: `Bearer ${token}` } });
  const record: unknown = await response.json();
  expect(record).toEqual({
    id: 2,
    email: 'premium@afterglow.example',
    pendingEmail: null,
    username: 'petro',
    firstName: 'Petro',
    lastName: 'Vance',
    birthday: null,
    avatar: null,
    premium: true,
    superAdmin: false,
    role: 7,
  });
});

test.each([
  { who: 'free', id: 1, premium: false },
  { who: 'premium', id: 2, premium: true },
  { who: 'new', id: 3, premium: false },
] as const)('the demo member $who has premium $premium', async ({ who, id, premium }) => {
  const { data } = await api.call('getMember', { params: { id }, token: await api.logIn(who) });
  expect(data.premium).toBe(premium);
});

test('[API-018] permissions are 401 when the token is not valid', async () => {
  expect((await api.refusal('getPermissions', { params: { id: 1 }, token: 'made-up' })).status).toBe(401);
});

test('[SHELL-075] role 1 makes a super admin, in the record, in the permissions and at the front door', async () => {
  const other = await createSeededEnvironment();
  await changeEnvironment(other, (db) =>
    db.updateTable('members').set({ role: 1 }).where('email', '=', 'new@afterglow.example').execute(),
  );
  const own = await startApi(other);
  const asked = { params: { id: 3 }, token: await own.logIn('new') };
  expect((await own.call('getMember', asked)).data).toMatchObject({ role: 1, superAdmin: true });
  const { data } = await own.call('getPermissions', asked);
  expect(data).toMatchObject({ superAdmin: true, permissions: expect.arrayContaining(['members:admin']) });
  expect((await own.call('getMember', { ...asked, params: { id: 1 } })).data.superAdmin).toBe(false);
  await own.stop();
  await other.remove();
});

const EVERYONE = ['listen', 'favorites', 'messages:send'];
const PREMIUM = ['listen:premium', 'listen:high-quality'];
const SUPER_ADMIN = ['catalogue:admin', 'members:admin'];

test.each([
  { who: 'free', id: 1, premium: false, superAdmin: false, names: EVERYONE },
  { who: 'premium', id: 2, premium: true, superAdmin: false, names: [...EVERYONE, ...PREMIUM] },
  { who: 'new', id: 3, premium: false, superAdmin: true, names: [...EVERYONE, ...SUPER_ADMIN] },
] as const)(
  '[API-019] permissions of $who are role, premium, superAdmin and names',
  async ({ who, id, premium, superAdmin, names }) => {
    const { data } = await api.call('getPermissions', { params: { id }, token: await api.logIn(who) });
    expect({ ...data, permissions: [...data.permissions].sort() }).toEqual({
      role: premium ? 7 : null,
      premium,
      superAdmin,
      permissions: [...names].sort(),
    });
  },
);
