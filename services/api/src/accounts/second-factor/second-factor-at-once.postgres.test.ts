import { memberIdSchema } from '@afterglow/shared-contracts';
import { createManualClock, type TestEnvironment } from '@afterglow/kit/testing';
import { createSecretBox } from '#app/security/secret-box.ts';
import type { ApiDatabase } from '#db/api-tables.ts';
import { createMailer } from '#mail/create-mailer.ts';
import { openTestEnvironment } from '#testing/open-test-environment.ts';
import { createSeededEnvironment, TEST_NOW_MS } from '#testing/start-api.ts';
import { countRecoveryCodes, findKey } from './second-factor.repository.ts';
import { createSecondFactorService, type SecondFactorService } from './second-factor.service.ts';

const ID = memberIdSchema.parse(1);
const CALLER = { memberId: ID, isPremium: false, isSuperAdmin: false, token: '' };
const CODE = { code: '000000', address: '192.0.2.1' };
const nothing = () => Promise.resolve();
const yes = () => Promise.resolve(true);

let place: TestEnvironment;
let database: ApiDatabase & { close(): Promise<void> };
beforeAll(async () => {
  place = await createSeededEnvironment();
  database = await openTestEnvironment(place);
});
afterAll(async () => {
  await database.close();
  await place.remove();
});

/** A service that accepts every code, after `meanwhile`. */
function serviceWith(meanwhile: () => Promise<unknown> = nothing): SecondFactorService {
  const clock = createManualClock(TEST_NOW_MS);
  return createSecondFactorService({
    database,
    clock,
    secretBox: createSecretBox('a secret of the tests'),
    mailer: createMailer(database, clock),
    confirmations: { require: nothing, note: nothing, has: yes },
    mailLimit: { take: nothing, refund: nothing, forget: nothing },
    secondFactors: { isOn: yes, authorize: nothing, check: yes, checkNewApp: async () => (await meanwhile(), true) },
  });
}

test('only the key whose code was checked is activated, not one issued in the meantime', async () => {
  const service = serviceWith();
  await service.begin(ID, CALLER);
  const overtaken = serviceWith(() => service.begin(ID, CALLER));
  await expect(overtaken.turnOn(ID, CALLER, CODE)).rejects.toMatchObject({ kind: 'conflict' });
  expect((await findKey(database.db, ID))?.proof_time).toBeNull();
  expect((await service.turnOn(ID, CALLER, CODE)).recoveryCodes).toHaveLength(10);
});

test('ten recovery codes are valid, however many requests create new ones at the same time', async () => {
  const service = serviceWith();
  await Promise.all(Array.from({ length: 6 }, () => service.renewCodes(ID, CALLER)));
  expect(await countRecoveryCodes(database.db, ID)).toBe(10);
});
