import { memberIdSchema } from '@afterglow/shared-contracts';
import { createManualClock } from '@afterglow/kit/testing';
import { tooManyAttempts } from '#app/service-errors.ts';
import { createListeningService } from './listening.service.ts';

test('a member who saves too often gets an error before anything is written', async () => {
  const written: unknown[] = [];
  const counted: string[] = [];
  const service = createListeningService({
    repository: {
      find: () => Promise.resolve(undefined),
      save: (...reported) => Promise.resolve(void written.push(reported)),
      listUnfinished: () => Promise.resolve({ items: [], total: 0 }),
    },
    clock: createManualClock(0),
    byMember: {
      take(key) {
        counted.push(key);
        return Promise.reject(tooManyAttempts(1000));
      },
      refund: () => Promise.resolve(),
      forget: () => Promise.resolve(),
    },
  });
  const memberId = memberIdSchema.parse(7);
  const now = '2026-11-21T12:00:00Z';
  const change = {
    device: { id: 'a'.repeat(16), name: 'Firefox on Linux' },
    queue: { mixes: [], position: 0, playlistId: null },
    positions: [],
    updatedAt: now,
    sentAt: now,
  };
  const caller = { memberId, isPremium: false, isSuperAdmin: false, token: '' };
  await expect(service.save(memberId, change, caller)).rejects.toMatchObject({ code: 'too_many_requests' });
  expect([counted, written]).toEqual([['7'], []]);
});
