import { type MemberId, memberIdSchema } from '@afterglow/shared-contracts';
import type { ApiDatabase } from '#db/api-tables.ts';
import { openTestEnvironment } from '#testing/open-test-environment.ts';
import { createEmptyEnvironment, type TestEnvironment } from '@afterglow/kit/testing';
import { isEmailVerifiedByProvider, unlinkUnverifiedProviders } from './provider-verification.ts';
import { createPasswordResetRepository } from '../password-reset/index.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const LONG_AGO = new Date('2026-11-21T11:45:00Z');
const EMAIL = 'new@mail.example';

let place: TestEnvironment;
let database: ApiDatabase;
let memberId: MemberId;
beforeAll(async () => {
  place = await createEmptyEnvironment();
  database = await openTestEnvironment(place);
});
afterAll(async () => {
  await database.close();
  await place.remove();
});

let members = 0;
async function addMember(email_proof_time: Date | null): Promise<MemberId> {
  members += 1;
  const added = database.db.insertInto('members').values({ email: `ana-${members}@mail.example`, email_proof_time });
  return (await added.returning('id').executeTakeFirstOrThrow()).id;
}

async function link(network: 'google' | 'facebook' | 'apple', email: string | null, login_time: Date | null) {
  const identity = { network, subject: `${network}-${memberId}`, member_id: memberId, creation_time: NOW };
  await database.db
    .insertInto('member_identities')
    .values({ ...identity, email, login_time })
    .execute();
}

async function linked(): Promise<readonly string[]> {
  const found = database.db.selectFrom('member_identities').select('network').where('member_id', '=', memberId);
  return (await found.orderBy('network').execute()).map(({ network }) => network);
}

describe('a login provider', () => {
  beforeEach(async () => {
    memberId = await addMember(NOW);
  });

  test.each([
    { how: 'a moment ago', email: EMAIL, loginTime: NOW, isVouched: true },
    { how: 'long ago', email: EMAIL, loginTime: LONG_AGO, isVouched: false },
    { how: 'with another address', email: 'old@mail.example', loginTime: NOW, isVouched: false },
    { how: 'before this was noted', email: null, loginTime: null, isVouched: false },
  ])('of a login $how confirms the new email: $isVouched', async ({ email, loginTime, isVouched }) => {
    await link('google', email, loginTime);
    expect(await isEmailVerifiedByProvider(database.db, { memberId, email: EMAIL, at: NOW })).toBe(isVouched);
    const other = memberIdSchema.parse(memberId + 1000);
    expect(await isEmailVerifiedByProvider(database.db, { memberId: other, email: EMAIL, at: NOW })).toBe(false);
  });

  test('[ACCOUNT-067] still opens the account after an email change if it confirmed the email; others do not', async () => {
    await link('google', EMAIL, NOW);
    await link('facebook', 'old@mail.example', NOW);
    await link('apple', null, null);
    await unlinkUnverifiedProviders({ memberId, email: EMAIL, at: NOW }, database.db);
    expect(await linked()).toEqual(['google']);
  });
});

describe('[ACCOUNT-067] a password that is set by a link', () => {
  const setPassword = async () => {
    const repository = createPasswordResetRepository(database);
    await repository.transaction((executor) =>
      repository.setPassword({ memberId, passwordHash: 'a hash', at: NOW }, executor),
    );
  };

  test('unlinks the providers of an account with an unverified email', async () => {
    memberId = await addMember(null);
    await link('google', 'old@mail.example', NOW);
    await setPassword();
    expect(await linked()).toEqual([]);
  });

  test('keeps the providers of an account with a verified email', async () => {
    memberId = await addMember(LONG_AGO);
    await link('google', 'ana@mail.example', NOW);
    await setPassword();
    expect(await linked()).toEqual(['google']);
  });
});
