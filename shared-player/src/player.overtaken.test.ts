import { playlistIdSchema } from '@afterglow/shared-contracts';
import type { FakeResponses } from '@afterglow/shared-contracts/testing';
import {
  buildMixes,
  createMemoryStorage,
  createTestPlayer,
  errorAnswer,
  queueOf,
  settle,
} from './testing/test-player.ts';

const left = () => createMemoryStorage({ activeQueue: { mixes: [1, 2, 3], position: 0, playlistId: null } });

/**
 * A player that shows the first of three mixes, paused, and requests the second one; the test decides when the
 * response arrives.
 */
async function askingForTheSecond() {
  const parts = createTestPlayer({ storage: left() });
  await settle();
  const waiting: { arrive(): void; fail(): void }[] = [];
  parts.data.answer({
    getMix: ({ params }) =>
      new Promise((resolve, reject) => {
        const [data] = buildMixes(Number(params?.id));
        waiting.push({ arrive: () => resolve({ data }), fail: () => reject(errorAnswer(500)) });
      }),
  });
  void parts.player.next();
  const answerWith = async (how: 'arrive' | 'fail') => {
    waiting.shift()?.[how]();
    await settle();
  };
  return { ...parts, answerWith };
}

describe('a mix that arrives after another request', () => {
  test('does not touch the channel that plays by then', async () => {
    const { player, engine, answerWith } = await askingForTheSecond();
    await player.toggleChannel('deep');
    await settle();
    await answerWith('arrive');
    expect(player.getState().resource).toEqual({ type: 'channel', id: 'deep' });
    expect(engine.opened).toEqual([expect.stringContaining('deep')]);
  });

  test('and fails does not stop the channel, without a message', async () => {
    const { player, events, answerWith } = await askingForTheSecond();
    await player.toggleChannel('deep');
    await settle();
    await answerWith('fail');
    expect(player.getState().resource).toEqual({ type: 'channel', id: 'deep' });
    expect(events).toEqual([]);
  });

  test('stays silent when the listener has stopped', async () => {
    const { player, engine, answerWith } = await askingForTheSecond();
    player.stop();
    await answerWith('arrive');
    expect(player.getState().status).toBe('stopped');
    expect(engine.opened).toEqual([]);
  });

  test('gives way to its replacement in the queue', async () => {
    const { player, engine, answerWith } = await askingForTheSecond();
    await player.removeFromQueue(1);
    await answerWith('arrive');
    await answerWith('arrive');
    expect(player.getState()).toMatchObject({ mix: { id: 3 } });
    expect(engine.opened).toEqual(['/audio/3/96.mp3']);
  });
});

describe('a playlist that arrives after', () => {
  const id = playlistIdSchema.parse(77);
  const mixes = buildMixes(1, 2, 3);

  async function askingForTheList() {
    let arrive = (): void => undefined;
    const answers: FakeResponses = {
      listPlaylistMixes: () =>
        new Promise((resolve) => {
          arrive = () => resolve({ data: buildMixes(7, 8).map((mix) => ({ mixes_id: mix.id, mixes: mix })) });
        }),
    };
    const parts = createTestPlayer({ answers });
    await parts.player.toggleMixes({ mixes, position: 0, playlistId: null });
    await settle();
    const playing = parts.player.togglePlaylist({ id });
    const come = async () => {
      arrive();
      await playing;
      await settle();
    };
    return { ...parts, come };
  }

  test('the listener chose another item does not touch it', async () => {
    const { player, come } = await askingForTheList();
    await player.jumpTo(2);
    await come();
    expect(player.getState()).toMatchObject({ resource: { type: 'mix', id: 3 } });
  });

  test('a logout is not played, and none of it is stored', async () => {
    const { session, player, storage, events, come } = await askingForTheList();
    await session.logout();
    storage.clear();
    await come();
    expect(player.getState().status).toBe('stopped');
    expect(queueOf(player).mixes).toEqual([]);
    expect(storage.get('activeQueue')).toBeNull();
    expect(events).toEqual([]);
  });
});

test('the offer of another device is shown at its position, despite a pending restore', async () => {
  const arrivals: (() => void)[] = [];
  const { player } = createTestPlayer({
    storage: left(),
    answers: {
      getMix: async ({ params }) => {
        await new Promise<void>((resolve) => arrivals.push(resolve));
        return { data: buildMixes(Number(params?.id))[0] };
      },
    },
  });
  void player.restoreQueue({ queue: { ...queueOf(player) }, positionMs: 90_000 });
  arrivals.forEach((arrive) => arrive());
  await settle();
  expect(player.getState()).toMatchObject({ status: 'paused', mix: { id: 1 }, positionMs: 90_000 });
});

test('seven quick clicks on play end in playback of one source', async () => {
  const { player, engine } = createTestPlayer();
  const clicks = Array.from({ length: 7 }, () =>
    player.toggleMixes({ mixes: buildMixes(1, 2), position: 0, playlistId: null }),
  );
  await Promise.all(clicks);
  await settle();
  expect(player.getState()).toMatchObject({ mix: { id: 1 }, status: 'loading' });
  engine.soundAt(0);
  expect(player.getState().status).toBe('playing');
  expect(engine.opened).toEqual(['/audio/1/96.mp3']);
});
