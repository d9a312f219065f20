import { listeningChangeSchema, type ListeningChange } from '@afterglow/shared-contracts';
import { toHeard } from './heard.ts';

const NOW_MS = Date.parse('2026-11-21T12:00:00Z');

function change(fields: Partial<Record<keyof ListeningChange, unknown>>): ListeningChange {
  return listeningChangeSchema.parse({
    device: { id: 'a'.repeat(16), name: 'Firefox on Linux' },
    queue: { mixes: [1], position: 0, playlistId: null },
    positions: [],
    updatedAt: '2026-11-21T12:00:00Z',
    sentAt: '2026-11-21T12:00:00Z',
    ...fields,
  });
}

test.each([
  ['a right clock', '2026-11-21T11:59:00Z', '2026-11-21T12:00:00Z', '2026-11-21T11:59:00.000Z'],
  ['a clock that is hours ahead', '2026-11-21T19:59:00Z', '2026-11-21T20:00:00Z', '2026-11-21T11:59:00.000Z'],
  ['a clock of 1970', '1970-01-01T00:00:00Z', '1970-01-01T00:01:00Z', '2026-11-21T11:59:00.000Z'],
  ['a time that lies ahead of the call', '2026-11-21T12:05:00Z', '2026-11-21T12:00:00Z', '2026-11-21T12:00:00.000Z'],
  ['a time beyond measure', '0001-01-01T00:00:00Z', '2026-11-21T12:00:00Z', '2025-11-21T12:00:00.000Z'],
])('%s gives the age of the position', (_, updatedAt, sentAt, heardAt) => {
  expect(toHeard(change({ updatedAt, sentAt }), NOW_MS).heardAt.toISOString()).toBe(heardAt);
});

test('of a mix that is reported twice the newer position is used, in any order', () => {
  const earlier = { mixId: 1, positionMs: 10_000, updatedAt: '2026-11-21T11:00:00Z' };
  const later = { mixId: 1, positionMs: 5_000, updatedAt: '2026-11-21T11:30:00Z' };
  for (const positions of [
    [earlier, later],
    [later, earlier],
  ]) {
    expect(toHeard(change({ positions }), NOW_MS).positions).toMatchObject([{ positionMs: 5_000 }]);
  }
});
