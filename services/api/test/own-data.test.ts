import type { MemberId } from '@afterglow/shared-contracts';
import { type ServiceOperationName, serviceOperations } from '@afterglow/shared-contracts/services';
import { readRefusal } from '#testing/api-client.ts';
import { addExpiredToken, addMember, changeEnvironment } from '#testing/change-environment.ts';
import { createSeededEnvironment, type RunningApi, startApi } from '#testing/start-api.ts';
import type { TestEnvironment } from '@afterglow/kit/testing';

const MEMBER = { email: 'own@afterglow.example', password: 'afterglow-demo' };
const EXPIRED = 'a-token-that-held-once';
const UNKNOWN_ID = 2_000_000_000;

let place: TestEnvironment;
let api: RunningApi;
let member: { readonly id: MemberId; readonly token: string };
let useless: readonly (string | undefined)[];
beforeAll(async () => {
  place = await createSeededEnvironment();
  await changeEnvironment(place, async (db) => {
    await addMember(db, MEMBER.email);
    const added = db.selectFrom('members').select('id').where('email', '=', MEMBER.email);
    await addExpiredToken(db, EXPIRED, (await added.executeTakeFirstOrThrow()).id);
  });
  api = await startApi(place);
  const logIn = async () => (await api.call('createToken', { body: MEMBER })).data;
  const [{ token: revoked }, { token, members_id }] = [await logIn(), await logIn()];
  await api.call('revokeToken', { token: revoked });
  member = { ...members_id, token };
  useless = [undefined, 'Bearer made-up', `Basic ${token}`, `Bearer ${revoked}`, `Bearer ${EXPIRED}`];
});
afterAll(async () => {
  await api.stop();
  await place.remove();
});

const NO_ID = '00000000-0000-4000-8000-000000000000';
const MADE_UP = 'A'.repeat(32);

/** Input besides the member's ID; add a new operation of a member that needs more. */
const inputs: Readonly<
  Record<
    string,
    { readonly params?: object; readonly query?: Record<string, string>; readonly body?: (id: number) => object }
  >
> = {
  updateMember: { body: () => ({ firstName: 'Mallory' }) },
  updateSettings: { body: () => ({ volume: 1 }) },
  listFavorites: { params: { type: 'mixes' } },
  addFavorite: { params: { type: 'mixes' }, body: (id) => ({ members_id: { id }, mixes_id: { id: 1 } }) },
  saveListening: {
    body: () => ({
      device: { id: 'a'.repeat(16), name: 'Mallory' },
      queue: { mixes: [1], position: 0, playlistId: null },
      positions: [],
      updatedAt: '2026-03-01T12:00:00Z',
      sentAt: '2026-03-01T12:00:00Z',
    }),
  },
  removeFavorite: { params: { type: 'mixes', thingId: 1 } },
  turnOnSecondFactor: { body: () => ({ code: '123456' }) },
  addPasskey: {
    body: () => ({
      passkey: {
        id: MADE_UP,
        rawId: MADE_UP,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON: MADE_UP, attestationObject: MADE_UP },
      },
    }),
  },
  getOwnPlayerAddresses: { query: { station: 'chill', mount: 'high' } },
  renamePasskey: { params: { passkeyId: NO_ID }, body: () => ({ name: 'Mine' }) },
  removePasskey: { params: { passkeyId: NO_ID } },
  getPayment: { params: { paymentId: 1 } },
  endSession: { params: { sessionId: NO_ID } },
};

const calls = Object.values(serviceOperations)
  .filter(({ path }) => path.startsWith('/members/{id}'))
  .map(({ name }) => name as ServiceOperationName);

const queryOf = (name: ServiceOperationName) => {
  const query = inputs[name]?.query;
  return query === undefined ? '' : `?${new URLSearchParams(query).toString()}`;
};

function send(name: ServiceOperationName, id: number, authorization?: string): Promise<Response> {
  const { method, path } = serviceOperations[name];
  const params: Record<string, unknown> = { ...inputs[name]?.params, id };
  const body = inputs[name]?.body?.(id);
  return api.request(path.replaceAll(/\{(\w+)\}/g, (_, field: string) => String(params[field])) + queryOf(name), {
    method,
    headers: {
      ...(authorization === undefined ? {} : { authorization }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

test('the operations on a member’s own data are known', () => {
  expect(calls).toEqual(expect.arrayContaining(['getMember', 'updateMember', 'getSettings', 'addFavorite']));
});

describe.each(calls)('%s', (name) => {
  test('[API-022] is 403 for another member, with the same text whether the member exists or not', async () => {
    const bearer = `Bearer ${member.token}`;
    const existing = await readRefusal(await send(name, 1, bearer));
    const unknown = await readRefusal(await send(name, UNKNOWN_ID, bearer));
    expect(existing).toMatchObject({ status: 403, code: 'forbidden' });
    expect(unknown).toEqual(existing);
  });

  test('[API-001] is 401 without a token, and with one that is made up, not a bearer, revoked or expired', async () => {
    for (const authorization of useless) {
      const refusal = await readRefusal(await send(name, member.id, authorization));
      expect(refusal).toMatchObject({ status: 401, code: 'not_authenticated' });
    }
  });
});

test('none of these calls changed or read the other member’s data', async () => {
  const token = await api.logIn('free');
  expect((await api.call('getMember', { params: { id: 1 }, token })).data.firstName).toBe('Fern');
  expect((await api.call('getSettings', { params: { id: 1 }, token })).data.volume).toBe(25);
  expect((await api.call('listFavorites', { params: { id: 1, type: 'mixes' }, token })).data).toEqual([]);
  expect((await api.call('getListening', { params: { id: 1 }, token })).data).toEqual({ revision: 0, last: null });
});
