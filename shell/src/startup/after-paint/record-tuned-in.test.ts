import { createSafeStorage } from '@afterglow/shared-data';
import { TUNED_IN_KEY, type TunedIn } from '@afterglow/shared-contracts/tuned-in';
import {
  buildChannelPlayback,
  buildMixPlayback,
  createFakePlayerPort,
  buildMix,
} from '@afterglow/shared-contracts/testing';
import { createManualClock } from '@afterglow/shared-player/testing';
import { MINUTE_MS } from '@afterglow/shared-contracts/time';
import { recordTunedIn } from './record-tuned-in.ts';

const NOW = Date.parse('2026-03-01T10:20:00.000Z');

beforeEach(() => localStorage.clear());

function setUp() {
  const player = createFakePlayerPort();
  const clock = createManualClock(NOW);
  recordTunedIn({ player, storage: createSafeStorage(() => localStorage), clock });
  const stored = () => JSON.parse(localStorage.getItem(TUNED_IN_KEY) ?? '[]') as readonly TunedIn[];
  return { player, clock, stored };
}

const playing = (id: 'deep' | 'chill', behindMs = 0) =>
  buildChannelPlayback(id, { status: 'playing', ...(behindMs > 0 && { behindMs }) });
const loading = (id: 'deep' | 'chill') => buildChannelPlayback(id, { status: 'loading' });

test('a channel is heard from its first sound until it is left, despite a server change', () => {
  const { player, clock, stored } = setUp();
  player.become(loading('deep'));
  expect(stored()).toEqual([]);
  player.become(playing('deep', 4000));
  expect(stored()).toEqual([{ station: 'deep', fromTime: '2026-03-01T10:19:56.000Z' }]);
  clock.advance(10 * MINUTE_MS);
  player.become(loading('deep'));
  player.become(playing('deep', 5000));
  expect(stored()).toHaveLength(1);
  player.become(playing('chill'));
  expect(stored()).toEqual([
    { station: 'deep', fromTime: '2026-03-01T10:19:56.000Z', untilTime: '2026-03-01T10:30:00.000Z' },
    { station: 'chill', fromTime: '2026-03-01T10:30:00.000Z' },
  ]);
  player.pause();
  player.become(buildMixPlayback(buildMix()));
  expect(stored()).toHaveLength(2);
  expect(stored().at(-1)).toMatchObject({ station: 'chill', untilTime: '2026-03-01T10:30:00.000Z' });
});

test('records older than a history are dropped, and invalid ones count as none', () => {
  const { player, clock, stored } = setUp();
  localStorage.setItem(TUNED_IN_KEY, '[{"station":"polka"}]');
  player.become(playing('deep'));
  expect(stored()).toHaveLength(1);
  player.pause();
  clock.advance(31 * 60 * MINUTE_MS);
  player.become(playing('chill'));
  expect(stored().map(({ station }) => station)).toEqual(['chill']);
});
