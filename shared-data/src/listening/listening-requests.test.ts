import { mixIdSchema } from '@afterglow/shared-contracts';
import { buildMix, createFakeDataPort } from '@afterglow/shared-contracts/testing';
import { createQueryClient } from '../cache/query-client.ts';
import { getCached } from '../cache/resource-query.ts';
import { mix } from '../resources/mixes.resource.ts';
import { createListeningRequests } from './listening-requests.ts';

const LAST = {
  queue: { mixes: [mixIdSchema.parse(12)], position: 0, playlistId: null },
  positionMs: 10_000,
  device: { id: 'f'.repeat(16), name: 'Firefox on Linux' },
  updatedAt: '2026-03-01T11:00:00.000Z',
};

test('[DATA-033] the mix of an offer is fetched if it is not cached, and is cached from then on', async () => {
  const data = createFakeDataPort({ getMix: () => ({ data: buildMix() }) });
  const queryClient = createQueryClient();
  const questions = createListeningRequests({ data, queryClient });
  for (const _ of [1, 2]) expect(await questions.offer(LAST)).toMatchObject({ mix: { id: 12 } });
  expect(getCached(queryClient, mix(buildMix().id))).toEqual(buildMix());
  expect(data.calls).toHaveLength(1);
});
