/**
 * It replaces a module.
 * @jest-environment node
 */
import * as argon2 from '@node-rs/argon2';
import type { MemberId } from '@afterglow/shared-contracts';
import { MINUTE_MS } from '@afterglow/shared-contracts/time';
import type { ApiQueries } from '#db/api-tables.ts';
import { changeEnvironment } from '#testing/change-environment.ts';
import { solveCaptcha } from '#testing/solve-captcha.ts';
import { signUpFields, signUp } from '#testing/sign-up.ts';
import { createSeededEnvironment, type RunningApi, startApi, TEST_NOW_MS } from '#testing/start-api.ts';
import type { TestEnvironment } from '@afterglow/kit/testing';

jest.mock('@node-rs/argon2', () => {
  const real = jest.requireActual<typeof argon2>('@node-rs/argon2');
  return { ...real, verify: jest.fn(real.verify) };
});

let place: TestEnvironment;
let api: RunningApi;
let id: MemberId;
let email: string;
let token: string;
beforeAll(async () => {
  place = await createSeededEnvironment();
  // Signed up with a password, then turned into a provider's member without one.
  const before = await startApi(place);
  ({ id, email, token } = await signUp(before));
  await before.stop();
  await changeEnvironment(place, comeByGoogle);
  api = await startApi(place);
});
afterAll(async () => {
  await api.stop();
  await place.remove();
});

async function comeByGoogle(db: ApiQueries): Promise<void> {
  const began = { by_network: true, confirmation_time: new Date(TEST_NOW_MS) };
  await db.updateTable('tokens').set(began).where('member_id', '=', id).execute();
  await db.updateTable('members').set({ password_hash: null }).where('id', '=', id).execute();
  const identity = { network: 'google', subject: 'somebody', member_id: id, creation_time: new Date(0) } as const;
  await db.insertInto('member_identities').values(identity).execute();
}

const passwordState = async () => {
  const asked = { params: { id }, query: { includepasswordstate: 1 }, token };
  return (await api.call('getMember', asked)).headers.get('x-password-state');
};
const firstSocialProvider = async () => {
  const response = await api.request('/members', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(await solveCaptcha(api)) },
    body: JSON.stringify({ ...signUpFields(), email }),
  });
  return { status: response.status, network: response.headers.get('x-network-used') };
};

test('a login costs the same with a wrong password, without a password, and without an account', async () => {
  const checked = jest.mocked(argon2.verify);
  const tried: (readonly [status: number, hashesChecked: number])[] = [];
  for (const who of ['free@afterglow.example', email, 'nobody@afterglow.example']) {
    checked.mockClear();
    const { status } = await api.refusal('createToken', { body: { email: who, password: 'a guess' } });
    tried.push([status, checked.mock.calls.length]);
  }
  expect(tried).toEqual([
    [401, 1],
    [401, 1],
    [404, 1],
  ]);
});

test('[ACCOUNT-067] a member without a password sets one before requesting another email', async () => {
  const update = { params: { id }, token };
  const moved = { email: `moved-${email}` };
  expect(await api.refusal('updateMember', { ...update, body: moved })).toMatchObject({ status: 401 });
  expect((await api.call('getMember', update)).data.pendingEmail).toBeNull();
});

test('an unconfirmed session sets a first password only after a recent login by its provider', async () => {
  api.clock.skip(5 * MINUTE_MS);
  const first = { params: { id }, body: { password: 'a password of a stranger' }, token };
  expect(await api.refusal('updateMember', first)).toMatchObject({ status: 403, code: 'confirmation_required' });
  expect(await passwordState()).toBe('unset');
  expect((await api.send('confirmSession', { body: {}, token })).status).toBe(204);
});

test('[API-008] [API-016] the login provider is named until the member sets a password, without an old one', async () => {
  expect(await passwordState()).toBe('unset');
  expect(await firstSocialProvider()).toEqual({ status: 409, network: 'google' });
  expect((await api.refusal('createToken', { body: { email, password: 'any' } })).status).toBe(401);

  await api.call('updateMember', { params: { id }, body: { password: 'a first password' }, token });
  expect(await passwordState()).toBe('set');
  expect(await firstSocialProvider()).toEqual({ status: 409, network: 'none' });
  const body = { email, password: 'a first password' };
  expect((await api.call('createToken', { body })).data.members_id.id).toBe(id);
  const again = { password: 'a second password' };
  expect((await api.refusal('updateMember', { params: { id }, body: again, token })).status).toBe(401);
});
