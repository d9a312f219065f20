import { playlistIdSchema } from '@afterglow/shared-contracts';
import type { FakeResponses } from '@afterglow/shared-contracts/testing';
import {
  buildMixes,
  createMemoryStorage,
  createTestPlayer,
  errorAnswer,
  playFrom,
  queueOf,
  settle,
  type TestPlayerOptions,
} from '../testing/test-player.ts';

const mixes = buildMixes(1, 2, 3);
const [first] = mixes;
const [second] = buildMixes(2);
const playlistId = playlistIdSchema.parse(77);
const DURATION_MS = 180_000;
const left = (position: number, playlist: number | null = null) =>
  createMemoryStorage({ activeQueue: { mixes: [1, 2, 3], position, playlistId: playlist } });

type Parts = ReturnType<typeof createTestPlayer>;
const asked = ({ data }: Parts, name: string) => data.calls.filter((call) => call.name === name).length;
const messages = ({ events }: Parts) =>
  events.map(({ payload }) => (typeof payload === 'object' && 'message' in payload ? payload.message : null));

async function restored(options: TestPlayerOptions): Promise<Parts> {
  const parts = createTestPlayer(options);
  await settle();
  return parts;
}

describe('an item known only by id', () => {
  test('is fetched and then plays, and is not fetched again', async () => {
    const parts = await restored({ storage: left(1) });
    const { player, engine } = parts;
    await player.next();
    await settle();
    expect(engine.opened).toEqual(['/audio/3/96.mp3']);
    expect(player.getState()).toMatchObject({ mix: { id: 3 }, resource: { type: 'mix', id: 3 } });
    const before = asked(parts, 'getMix');
    await player.previous();
    await player.next();
    await settle();
    expect(asked(parts, 'getMix')).toBe(before);
  });

  test.each([
    ['a queue', null, "We couldn't find this mix."],
    ['a playlist', 77, 'Something went wrong. Please try again.'],
  ])('of %s stops the player with a word when it cannot be had', async (_, playlist, message) => {
    const isThere = { has: true };
    const answers = { getMix: mixOrNothing(isThere) };
    const parts = await restored({ storage: left(1, playlist), answers });
    isThere.has = false;
    await parts.player.next();
    await settle();
    expect(messages(parts)).toEqual([message]);
    expect(parts.player.getState().status).toBe('stopped');
    expect(parts.engine.opened).toEqual([]);
  });

  test('does not play when the listener has moved on before it arrived', async () => {
    const arrivals: (() => void)[] = [];
    const parts = await restored({ storage: left(0) });
    parts.data.answer({
      getMix: async ({ params }) => {
        await new Promise<void>((resolve) => arrivals.push(resolve));
        const [mix] = buildMixes(Number(params?.id));
        return { data: mix };
      },
    });
    void parts.player.next();
    void parts.player.next();
    arrivals[0]?.();
    await settle();
    expect(parts.engine.opened).toEqual([]);
    arrivals[1]?.();
    await settle();
    expect(parts.engine.opened).toEqual(['/audio/3/96.mp3']);
  });

  test('is skipped silently when it was deleted since it was left', async () => {
    const answers: FakeResponses = {
      getMix: ({ params }) => {
        if (Number(params?.id) === 2) throw errorAnswer(404);
        return { data: buildMixes(Number(params?.id))[0] };
      },
    };
    const parts = await restored({ storage: left(1), answers, getResumePositionMs: () => 60_000 });
    expect(parts.player.getState()).toMatchObject({ status: 'paused', mix: { id: 3 }, positionMs: 0 });
    expect(queueOf(parts.player)).toMatchObject({ mixes: [1, 3], position: 1 });
    expect(messages(parts)).toEqual([]);
  });

  test('leaves an empty queue when all items are deleted, but stays on a temporary failure', async () => {
    const gone = await restored({ storage: left(1), answers: { getMix: mixOrNothing({ has: false }) } });
    expect(gone.player.getState().status).toBe('stopped');
    expect(queueOf(gone.player).mixes).toEqual([]);
    const answers: FakeResponses = {
      getMix: () => {
        throw errorAnswer(503);
      },
    };
    const away = await restored({ storage: left(1), answers });
    expect(queueOf(away.player)).toMatchObject({ mixes: [1, 2, 3], position: 1 });
  });
});

describe('the next item', () => {
  test('is prepared in the last minute and not before', async () => {
    const { engine } = await playingAt(0);
    engine.soundAt(DURATION_MS - 60_001);
    await settle();
    expect(engine.warmed).toEqual([]);
    engine.soundAt(DURATION_MS - 60_000);
    await settle();
    expect(engine.warmed).toEqual(['/audio/2/96.mp3']);
  });

  test('after the last one does not exist, and nothing is requested', async () => {
    const parts = await playingAt(2);
    const before = parts.data.calls.length;
    parts.engine.soundAt(DURATION_MS - 5000);
    await settle();
    expect(asked(parts, 'getMix') + asked(parts, 'getMixUrls')).toBe(1);
    expect(parts.data.calls).toHaveLength(before);
  });

  test('is requested silently', async () => {
    const { player, engine } = await playingAt(0);
    const stepping = player.next();
    expect(engine.commands.at(-1)).toBe('pause');
    await stepping;
    await settle();
    expect(engine.commands.at(-1)).toBe('open /audio/2/96.mp3 at 0');
  });
});

test('after the mix that was to be the last one the next one is shown, paused', async () => {
  const { player, engine } = await sleepAfterMixAt(0);
  expect(player.getState()).toMatchObject({ status: 'paused', mix: { id: 2 }, positionMs: 0 });
  expect(queueOf(player).position).toBe(1);
  expect(engine.opened).toHaveLength(1);
});

test('after the very last mix nothing is shown, with or without a sleep timer', async () => {
  const { player } = await sleepAfterMixAt(2);
  expect(player.getState().status).toBe('stopped');
  expect(queueOf(player).position).toBe(2);
});

test('a queue without a playlist plays each mix as itself', async () => {
  const { player } = await playingAt(1);
  expect(player.getState().resource).toEqual({ type: 'mix', id: 2 });
  await player.toggleMixes({ mixes, position: 1, playlistId });
  await settle();
  expect(player.getState().resource).toEqual({ type: 'playlist', id: 77 });
});

describe('a queue command', () => {
  test('includes the mix, so that it is not fetched', async () => {
    const parts = createTestPlayer();
    await parts.player.toggleMix(first);
    await parts.player.addToQueue(second);
    await settle();
    await parts.player.next();
    await settle();
    expect(parts.engine.opened.at(-1)).toBe('/audio/2/96.mp3');
    expect(asked(parts, 'getMix')).toBe(0);
  });

  test('to jump is rejected for a visitor', async () => {
    const parts = await playingAt(0);
    await parts.session.logout();
    await parts.player.jumpTo(0);
    expect(parts.events.at(-1)).toMatchObject({ payload: { type: 'auth-prompt' } });
  });

  test('to remove the current one of a queue behind a channel does not stop the channel', async () => {
    const parts = await playingAt(1);
    await parts.player.toggleChannel('deep');
    await settle();
    await parts.player.removeFromQueue(1);
    await settle();
    expect(parts.player.getState().resource).toEqual({ type: 'channel', id: 'deep' });
    expect(queueOf(parts.player).mixes).toEqual([1, 3]);
  });
});

const playingAt = (position: number) => playFrom(mixes, position);

/** The mix at this position has ended, and was to be the last one. */
async function sleepAfterMixAt(position: number): Promise<Parts> {
  const parts = await playingAt(position);
  parts.player.setSleepTimer({ type: 'end-of-mix' });
  parts.engine.soundAt(DURATION_MS - 200);
  parts.engine.emit({ type: 'ended', positionMs: DURATION_MS });
  await settle();
  return parts;
}

/** Responds while the mix exists. */
function mixOrNothing(isThere: { has: boolean }): NonNullable<FakeResponses['getMix']> {
  return ({ params }) => {
    if (!isThere.has) throw errorAnswer(404, "We couldn't find this mix.");
    const [mix] = buildMixes(Number(params?.id));
    return { data: mix };
  };
}
