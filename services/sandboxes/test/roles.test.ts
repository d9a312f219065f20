import { request as httpRequest } from 'node:http';
import { type ServiceOperationName, serviceOperations } from '@afterglow/shared-contracts/services';
import {
  addExpiredToken,
  addMember,
  changeEnvironment,
  createSeededEnvironment,
  registeredRoutes,
  type RunningApi,
} from '@afterglow/api/testing';
import type { TestEnvironment } from '@afterglow/kit/testing';
import { HOUR_MS } from '@afterglow/shared-contracts/time';
import { createSandboxes } from '#create-sandboxes.ts';
import { startApi } from '#testing/start-api.ts';
import { ADDRESS_CELLS, type AddressRow, ROLE_ADDRESSES } from '#testing/access-matrix-routes.ts';
import { type Owned, type Role, ROLE_CALLS, ROLES, SPARE } from '#testing/access-matrix.ts';

const SUPER_ADMIN = 'super@afterglow.example';
const PASSWORD = 'afterglow-demo';
const EXPIRED = 'a-token-that-held-once';
const NO_ONE = 999_999;

let place: TestEnvironment;
let api: RunningApi;
let ownedBy: Record<'free' | 'premium', Owned>;

beforeAll(async () => {
  place = await createSeededEnvironment();
  await changeEnvironment(place, async (db) => {
    await addMember(db, SUPER_ADMIN, true);
    await addMember(db, SPARE);
    await addExpiredToken(db, EXPIRED, 1);
  });
  api = await startApi(place);
  ownedBy = { free: await ownedOf('free', 1), premium: await ownedOf('premium', 2) };
});
afterAll(async () => {
  await api.stop();
  await place.remove();
});

async function ownedOf(who: 'free' | 'premium', memberId: number): Promise<Owned> {
  const token = await api.logIn(who);
  const { data } = await api.call('listSubscriptions', { query: { membersid: memberId }, token });
  await api.call('createCheckout', {
    body: { subscriptionsProductsId: 2, paymentProcessor: 'stripe', dueToday: 499, price: 499 },
    token,
  });
  const origin = `http://localhost:${new URL(api.origin).port}`;
  const checkoutId = await firstId((id) => send('getCheckout', { params: { id }, token }));
  return {
    memberId,
    email: `${who}@afterglow.example`,
    checkoutId,
    subscriptionId: data[0]?.id ?? 0,
    fresh: 0,
    origin,
  };
}

async function firstId(ask: (id: number) => Promise<{ readonly status: number }>): Promise<number> {
  for (let id = 1; id < 10; id += 1) if ((await ask(id)).status === 200) return id;
  throw new Error('There is none.');
}

async function send(
  name: ServiceOperationName,
  input: object,
): Promise<{ readonly status: number; readonly text: string }> {
  // The table assigns the input to its operation.
  const response = await api.send(name, input);
  return { status: response.status, text: await response.text() };
}

/** Logging in costs most; only the call that logs out needs another token afterwards. */
const stored = new Map<Role, string | undefined>();

async function tokenFor(name: ServiceOperationName, role: Role): Promise<string | undefined> {
  if (!stored.has(role)) stored.set(role, await newTokenOf(role));
  const token = stored.get(role);
  if (name === 'revokeToken') stored.delete(role);
  return token;
}

async function newTokenOf(role: Role): Promise<string | undefined> {
  switch (role) {
    case 'visitor':
      return undefined;
    case 'expired':
      return EXPIRED;
    case 'free':
    case 'premium':
      return api.logIn(role);
    case 'other':
      return api.logIn('new');
    case 'superAdmin':
      return (await api.call('createToken', { body: { email: SUPER_ADMIN, password: PASSWORD } })).data.token;
    case 'revoked': {
      const token = await api.logIn('free');
      await api.call('revokeToken', { token });
      return token;
    }
  }
}

let calls = 0;
function ownedFor(role: Role): Owned {
  calls += 1;
  return { ...ownedBy[role === 'premium' ? 'premium' : 'free'], fresh: calls };
}

async function callAs(name: ServiceOperationName, role: Role, owned: Owned) {
  if (ROLE_CALLS[name]?.isLimited) api.clock.advance(HOUR_MS);
  const token = await tokenFor(name, role);
  return send(name, { ...ROLE_CALLS[name]?.input(owned), ...(token === undefined ? {} : { token }) });
}

const names = Object.keys(serviceOperations) as ServiceOperationName[];

test('every operation has a decision on who may call it', () => {
  // Add missing operations to ROLE_CALLS in src/testing/access-matrix.ts.
  expect(names.filter((name) => ROLE_CALLS[name] === undefined)).toEqual([]);
});

describe.each(names.filter((name) => ROLE_CALLS[name] !== undefined))('%s', (name) => {
  const cells = ROLES.map((role, index) => [role, ROLE_CALLS[name]?.statuses[index]] as const);

  test.each(cells)('responds to %s with %i', async (role, status) => {
    const answer = await callAs(name, role, ownedFor(role));
    expect(answer).toMatchObject({ status, text: expect.any(String) });
  });

  test('responds to others the same for what exists and what does not', async () => {
    if (ROLE_CALLS[name]?.statuses[ROLES.indexOf('other')] !== 403) return;
    const existing = ownedFor('other');
    const missing = { ...existing, memberId: NO_ONE, checkoutId: NO_ONE, subscriptionId: NO_ONE };
    expect(await callAs(name, 'other', missing)).toEqual(await callAs(name, 'other', existing));
  });
});

/** Only the headers of the response: some bodies never end. */
function statusAt({ path, method = 'GET', headers }: AddressRow, token: string | undefined): Promise<number> {
  const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
  return new Promise((resolve, reject) => {
    const request = httpRequest(`${api.origin}/v3${path}`, { method, headers: { ...headers, ...authorization } });
    const settle = ({ statusCode = 0 }: { readonly statusCode?: number | undefined }) => {
      resolve(statusCode);
      request.destroy();
    };
    request.on('response', settle).on('upgrade', settle).on('error', reject).end();
  });
}

describe('a path outside the declared operations', () => {
  test('is not served without a decision on who may call it', async () => {
    const declared = new Set(
      Object.values(serviceOperations).map(({ method, path }) => `${method.toLowerCase()} ${path}`),
    );
    const others = (await registeredRoutes(createSandboxes({ config: {} }))).filter((route) => !declared.has(route));
    // Add missing routes to ROLE_ADDRESSES in src/testing/access-matrix-routes.ts.
    expect(Object.keys(ROLE_ADDRESSES).sort()).toEqual(others);
  });

  test.each(ADDRESS_CELLS)('$name responds to $role with $expected', async ({ role, row, expected }) => {
    const status = await statusAt(row, await tokenFor('getMember', role));
    if (expected === 'let in') expect([401, 403]).not.toContain(status);
    else expect(status).toBe(expected);
  });
});
