import { createManualClock } from '@afterglow/kit/testing';
import { createMailer } from '#mail/create-mailer.ts';
import { openTwoInstances, type TwoInstances } from '#testing/two-instances.ts';
import { TEST_NOW_MS } from '#testing/start-api.ts';
import { createDataCopiesRepository } from './data-copies.repository.ts';
import { createExportJob } from './export-job.ts';

let both: TwoInstances;
beforeAll(async () => {
  both = await openTwoInstances();
});
afterAll(() => both.close());

test('the export job locks the member and the row while it writes, so no file is orphaned', async () => {
  const clock = createManualClock(TEST_NOW_MS);
  const now = new Date(TEST_NOW_MS);
  const { id } = await both.database.db.selectFrom('members').select('id').executeTakeFirstOrThrow();
  const copy = { member_id: id, file_name: 'ab'.repeat(16), next_attempt_time: now, request_time: now };
  await both.database.db.insertInto('data_copies').values(copy).execute();
  const free: unknown[] = [];
  const errors: unknown[] = [];
  const broken = new Error('The instance dies here.');
  const making = createExportJob({
    database: both.database,
    repository: createDataCopiesRepository(both.database.db),
    files: {
      async put() {
        const members = both.second.db.selectFrom('members').select('id').where('id', '=', id);
        const copies = both.second.db.selectFrom('data_copies').select('file_name').where('member_id', '=', id);
        free.push(...(await members.forUpdate().skipLocked().execute()));
        free.push(...(await copies.forUpdate().skipLocked().execute()));
        throw broken;
      },
      get: () => Promise.resolve(undefined),
      list: () => Promise.resolve(new Map()),
      remove: () => Promise.resolve(),
    },
    mailer: createMailer(both.database, clock),
    clock,
    origin: () => 'http://afterglow.example',
    onError: (error) => errors.push(error),
  });
  making.start();
  await making.stop();
  expect([errors, free]).toEqual([[broken], []]);
  const rows = await both.database.db.selectFrom('data_copies').select(['file_name', 'state']).execute();
  expect(rows).toEqual([{ file_name: copy.file_name, state: 'waiting' }]);
});
