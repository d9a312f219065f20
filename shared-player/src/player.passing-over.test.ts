import { playlistIdSchema } from '@afterglow/shared-contracts';
import type { FakeResponses } from '@afterglow/shared-contracts/testing';
import { buildMixes, createTestPlayer, errorAnswer, queueOf, settle } from './testing/test-player.ts';

const mixes = buildMixes(1, 2, 3, 4);
const playlistId = playlistIdSchema.parse(77);
const DURATION_MS = 180_000;
const UPSELL = { name: 'modal:show', payload: { type: 'premium-upsell', contentKey: 'PREMIUM_UPSELL_TRIAL' } };

/** A free member's player, for whom some mixes are rejected. */
async function playingFrom(position: number, refused: readonly number[]) {
  const answers: FakeResponses = {
    getMixUrls: ({ params }) => {
      if (refused.includes(Number(params?.id))) throw errorAnswer(403);
      return { data: { url: `/audio/${params?.id}.mp3`, title: 'audio', expires_time: '2100-01-01T00:00:00.000Z' } };
    },
  };
  const parts = createTestPlayer({ answers });
  await parts.player.toggleMixes({ mixes, position, playlistId: null });
  await settle();
  parts.engine.soundAt(200);
  return parts;
}

type Parts = Awaited<ReturnType<typeof playingFrom>>;

async function endOfMix({ engine }: Parts): Promise<void> {
  engine.soundAt(DURATION_MS - 200);
  engine.emit({ type: 'ended', positionMs: DURATION_MS });
  await settle();
}

describe('[PLAYER-080] a Premium mix that was not chosen', () => {
  test('does not end the queue, which continues with the next one and offers Premium once', async () => {
    const parts = await playingFrom(0, [2, 3]);
    await endOfMix(parts);
    expect(parts.player.getState()).toMatchObject({ status: 'loading', mix: { id: 4 } });
    expect(queueOf(parts.player)).toMatchObject({ mixes: [1, 2, 3, 4], position: 3 });
    expect(parts.events).toEqual([UPSELL]);
  });

  test('is detected in advance, so that the following one starts without a request', async () => {
    const parts = await playingFrom(0, [2]);
    parts.engine.soundAt(DURATION_MS - 50_000);
    await settle();
    parts.clock.advance(500);
    parts.engine.soundAt(DURATION_MS - 49_000);
    await settle();
    expect(parts.engine.warmed).toEqual(['/audio/3.mp3']);
    expect(parts.events).toEqual([]);
    parts.engine.soundAt(DURATION_MS - 200);
    parts.engine.emit({ type: 'ended', positionMs: DURATION_MS });
    expect(parts.engine.opened.at(-1)).toBe('/audio/3.mp3');
    expect(parts.events).toEqual([UPSELL]);
  });

  test.each([
    ['next', 0, [2], 3],
    ['previous', 2, [2], 1],
    ['previous', 1, [1], 2],
  ] as const)('is skipped with %s from %i when %j may not be heard', async (command, from, refused, heard) => {
    const { player, events } = await playingFrom(from, refused);
    await player[command]();
    await settle();
    expect(player.getState()).toMatchObject({ status: 'loading', mix: { id: heard } });
    expect(events).toEqual([UPSELL]);
  });

  test('at the end leaves a queue that can be replayed', async () => {
    const parts = await playingFrom(2, [4]);
    await endOfMix(parts);
    expect(parts.player.getState().status).toBe('stopped');
    expect(queueOf(parts.player)).toMatchObject({ mixes: [1, 2, 3, 4], position: 0 });
    await parts.player.resume();
    await settle();
    expect(parts.player.getState()).toMatchObject({ status: 'loading', mix: { id: 1 } });
  });

  test('at the start of a list played as a whole is skipped too, but not when chosen there', async () => {
    const { player, data, events } = await playingFrom(1, [1]);
    data.answer({ listPlaylistMixes: () => ({ data: mixes.map((mix) => ({ mixes: mix })) }) });
    await player.togglePlaylist({ id: playlistId });
    await settle();
    expect(player.getState()).toMatchObject({ status: 'loading', mix: { id: 2 } });
    expect(events).toEqual([UPSELL]);
    await player.togglePlaylist({ id: playlistId, position: 0 });
    await settle();
    expect(player.getState().status).toBe('stopped');
    expect(events).toEqual([UPSELL, UPSELL]);
  });

  test('is offered again with another queue', async () => {
    const parts = await playingFrom(0, [2]);
    await parts.player.next();
    await settle();
    await parts.player.toggleMixes({ mixes, position: 0, playlistId: null });
    await settle();
    await parts.player.next();
    await settle();
    expect(parts.events).toEqual([UPSELL, UPSELL]);
  });
});

test('[PLAYER-080] one chosen in the queue is cleared, and the queue ends', async () => {
  const { player, events } = await playingFrom(0, [3]);
  await player.jumpTo(2);
  await settle();
  expect(player.getState()).toMatchObject({ status: 'stopped', mix: null });
  expect(queueOf(player)).toMatchObject({ mixes: [1, 2, 3, 4], position: 2 });
  expect(events).toEqual([UPSELL]);
});

test.each([
  [3, 1, [1, 4, 2, 3]],
  [1, 2, [1, 3, 2, 4]],
])('a move from %i to %i in an ended queue gives %j, played from the same index', async (from, to, ids) => {
  const { player } = await playingFrom(1, []);
  player.stop();
  player.moveInQueue(from, to);
  expect(queueOf(player)).toMatchObject({ mixes: ids, position: 1 });
  await player.resume();
  await settle();
  expect(player.getState().mix?.id).toBe(ids[1]);
});
