import type { MemberId } from '@afterglow/shared-contracts';
import type { ApiDatabase } from '#db/api-tables.ts';
import { openTestEnvironment } from '#testing/open-test-environment.ts';
import { createEmptyEnvironment, type TestEnvironment } from '@afterglow/kit/testing';
import { lockAndCheckProof, type LoginProof } from './login-proof.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const CREDENTIAL = 'AQID';
const PASSWORD: LoginProof = { kind: 'password', passwordHash: 'a hash' };
const PASSKEY: LoginProof = { kind: 'passkey', credentialId: CREDENTIAL };
const NETWORK: LoginProof = { kind: 'network', network: 'google', subject: 'ana' };

let place: TestEnvironment;
let database: ApiDatabase;
let memberId: MemberId;
let otherId: MemberId;
beforeAll(async () => {
  place = await createEmptyEnvironment();
  database = await openTestEnvironment(place);
  otherId = await addMember('other@mail.example', 'a hash');
  memberId = await addMember('ana@mail.example', 'a hash');
  const key = { public_key: Buffer.from([1]), counter: 0, rp_id: 'localhost', name: 'Phone', synced: false };
  await database.db
    .insertInto('passkeys')
    .values({ ...key, member_id: memberId, credential_id: CREDENTIAL, creation_time: NOW })
    .execute();
  await database.db
    .insertInto('member_identities')
    .values({ network: 'google', subject: 'ana', member_id: memberId, creation_time: NOW })
    .execute();
});
afterAll(async () => {
  await database.close();
  await place.remove();
});

async function addMember(email: string, password_hash: string): Promise<MemberId> {
  const added = database.db.insertInto('members').values({ email, password_hash });
  return (await added.returning('id').executeTakeFirstOrThrow()).id;
}

const hold = (proof: LoginProof, id = memberId) =>
  database.transaction((executor) => lockAndCheckProof(id, proof, executor));
const isOver = (proof: LoginProof, id?: MemberId) =>
  expect(hold(proof, id)).rejects.toMatchObject({ kind: 'unauthenticated' });

test('a recent login by password or passkey confirms; one by a provider does not', async () => {
  expect([await hold(PASSWORD), await hold(PASSKEY), await hold(NETWORK)]).toEqual([true, true, false]);
});

test('the proof of one account is invalid for others', async () => {
  for (const proof of [PASSKEY, NETWORK]) await isOver(proof, otherId);
});

test('a changed or removed password opens nothing; without one a provider login confirms', async () => {
  await isOver({ kind: 'password', passwordHash: 'an older hash' });
  await database.db.updateTable('members').set({ password_hash: null }).where('id', '=', memberId).execute();
  await isOver(PASSWORD);
  await isOver({ kind: 'password', passwordHash: null });
  expect(await hold(NETWORK)).toBe(true);
});

test('a removed passkey and an unlinked provider confirm nothing', async () => {
  await database.db.deleteFrom('passkeys').where('member_id', '=', memberId).execute();
  await isOver(PASSKEY);
  await database.db.deleteFrom('member_identities').where('member_id', '=', memberId).execute();
  await isOver(NETWORK);
});
