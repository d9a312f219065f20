import { buildMix, createFakeDataPort } from '@afterglow/shared-contracts/testing';
import { ApiError } from '../errors.ts';
import { latestMixes } from '../resources/mixes.resource.ts';
import { environmentOf } from './data-environment.ts';
import { readList } from './read-list.ts';

test.each([
  ['a busy service', new ApiError({ operation: 'listMixes', code: 'server_busy', status: 503, message: 'busy' })],
  [
    'an answer that does not fit',
    new ApiError({ operation: 'listMixes', code: 'answer_malformed', status: 200, message: 'no' }),
  ],
])('[DATA-038] a list that fails with %s is empty immediately, and marked as failed', async (_, failure) => {
  const data = createFakeDataPort({
    listMixes: () => {
      throw failure;
    },
  });
  expect(await readList(environmentOf(data), latestMixes())).toEqual({ items: [], total: null, failure });
  expect(data.calls).toHaveLength(1);
});

test('a fresh list is not refetched', async () => {
  const data = createFakeDataPort({ listMixes: () => ({ data: [buildMix()] }) });
  const read = { items: [buildMix()], total: 1, failure: null };
  expect(await readList(environmentOf(data), latestMixes())).toEqual(read);
  expect(await readList(environmentOf(data), latestMixes())).toEqual(read);
  expect(data.calls).toHaveLength(1);
});
