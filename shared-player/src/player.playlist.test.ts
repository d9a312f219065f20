import { playlistIdSchema } from '@afterglow/shared-contracts';
import type { FakeResponses } from '@afterglow/shared-contracts/testing';
import { buildMixes, createTestPlayer, errorAnswer, idsOf, queueOf, settle } from './testing/test-player.ts';

const mixes = buildMixes(1, 2, 3, 4);
const id = playlistIdSchema.parse(77);
const wholeList: FakeResponses = { listPlaylistMixes: () => ({ data: mixes.map((mix) => ({ mixes: mix })) }) };

test('[PLAYER-034] the queue plays a mix, several mixes, a playlist and a channel, and pauses', async () => {
  const { player, engine } = createTestPlayer({ answers: wholeList });
  const actions = [
    () => player.toggleMix(mixes[0]),
    () => player.toggleMixes({ mixes, position: 1, playlistId: id }),
    () => player.togglePlaylist({ id, position: 2 }),
    () => player.toggleChannel('deep'),
  ];
  for (const act of actions) {
    await act();
    await settle();
  }
  player.pause();
  expect(engine.opened).toEqual([
    '/audio/1/96.mp3',
    '/audio/2/96.mp3',
    '/audio/3/96.mp3',
    '/v3/live/deep/low.mp3?token=stream-token',
  ]);
  expect(player.getState()).toMatchObject({ status: 'paused', resource: { type: 'channel', id: 'deep' } });
});

test('[PLAYER-043] play on a channel requests a stream, play on a mix the URL of its audio', async () => {
  const { player, data } = createTestPlayer();
  await player.toggleChannel('deep');
  await settle();
  expect([data.queriesOf('validateStreaming').length, data.queriesOf('getMixUrls').length]).toEqual([1, 0]);
  await player.toggleMix(mixes[0]);
  await settle();
  expect([data.queriesOf('validateStreaming').length, data.queriesOf('getMixUrls').length]).toEqual([1, 1]);
});

describe('[PLAYER-039] a playlist with missing mixes', () => {
  test('is first loaded, and then starts at the chosen position', async () => {
    const list = deferredList();
    const { player, engine } = createTestPlayer({ answers: list.answers });
    const playing = player.togglePlaylist({ id, mixesCount: 4, loaded: mixes.slice(0, 2), position: 3 });
    await settle();
    expect(engine.opened).toEqual([]);
    list.arrive();
    await playing;
    await settle();
    expect(engine.opened).toEqual(['/audio/4/96.mp3']);
    expect(player.getState()).toMatchObject({ resource: { type: 'playlist', id }, mix: { id: 4 } });
    expect(queueOf(player)).toEqual({ mixes: idsOf(mixes), position: 3, playlistId: 77 });
  });

  test('does not start after another request', async () => {
    const list = deferredList();
    const { player } = createTestPlayer({ answers: list.answers });
    const playing = player.togglePlaylist({ id });
    await player.toggleChannel('deep');
    list.arrive();
    await playing;
    await settle();
    expect(player.getState().resource).toEqual({ type: 'channel', id: 'deep' });
  });

  test.each([
    [500, { message: 'Something went wrong. Please try again.', type: 'warning' }],
    [404, { type: 'error', contentKey: 'ERROR_NOT_FOUND' }],
  ])('[MODAL-025] that cannot be loaded because of a %i is reported as %j', async (status, payload) => {
    const answers: FakeResponses = {
      listPlaylistMixes: () => {
        throw errorAnswer(status);
      },
    };
    const ofRow = { id, mixesCount: 4, loaded: mixes.slice(0, 2), position: 1 };
    for (const pressed of [{ id }, ofRow]) {
      const { player, events } = createTestPlayer({ answers });
      await player.togglePlaylist(pressed);
      expect(events).toMatchObject([{ payload }]);
      expect(player.getState().status).toBe('stopped');
    }
  });

  test('[MODAL-025] and each deleted mix of a list shows the message of playback, and no modal', async () => {
    const answers: FakeResponses = {
      getMixUrls: () => {
        throw errorAnswer(404);
      },
    };
    const { player, events } = createTestPlayer({ answers });
    await player.toggleMixes({ mixes, position: 0, playlistId: null });
    await settle();
    expect(events).toMatchObject(mixes.map(() => ({ name: 'notification:show', payload: { type: 'warning' } })));
    expect(player.getState().status).toBe('stopped');
  });
});

test('[PLAYER-038] a playlist with all its mixes starts without a request', async () => {
  const { player, engine, data } = createTestPlayer();
  await player.togglePlaylist({ id, mixesCount: 4, loaded: mixes, position: 1 });
  await settle();
  expect(engine.opened).toEqual(['/audio/2/96.mp3']);
  expect(data.queriesOf('listPlaylistMixes')).toEqual([]);
});

describe('[PLAYER-042] the mixes of a playlist', () => {
  test.each([
    [37, 37],
    [undefined, 100],
  ])('with mixes_count %p are requested with the count %i and the offset 0', async (mixesCount, limit) => {
    const { player, data } = createTestPlayer({ answers: wholeList });
    await player.togglePlaylist({ id, mixesCount });
    expect(data.queriesOf('listPlaylistMixes')).toEqual([{ limit, offset: 0 }]);
  });

  test('beyond 1000 are requested in pages, in order', async () => {
    const { player, data } = createTestPlayer({
      answers: {
        listPlaylistMixes: ({ query }) => ({
          data: buildMixes(1 + (query?.offset ?? 0)).map((one) => ({ mixes: one })),
        }),
      },
    });
    await player.togglePlaylist({ id, mixesCount: 2_300 });
    expect(data.queriesOf('listPlaylistMixes')).toEqual([
      { limit: 1000, offset: 0 },
      { limit: 1000, offset: 1000 },
      { limit: 300, offset: 2000 },
    ]);
    expect(queueOf(player).mixes).toEqual([1, 1001, 2001]);
  });
});

describe('[PLAYER-040] the current playlist', () => {
  test.each([
    ['without a position', {}],
    ['with the same position', { loaded: mixes, position: 1 }],
    ['with the same position and nothing at hand', { position: 1 }],
  ])('is paused when play is pressed %s, and resumes at the next press', async (_, press) => {
    const { player, engine } = createTestPlayer({ answers: wholeList });
    await player.togglePlaylist({ id, position: 1 });
    await settle();
    engine.soundAt(200);
    await player.togglePlaylist({ id, ...press });
    expect(player.getState().status).toBe('paused');
    await player.togglePlaylist({ id, ...press });
    expect(player.getState().status).toBe('playing');
    expect(engine.opened).toHaveLength(1);
  });
});

test('[PLAYER-041] the current playlist moves to another chosen position', async () => {
  const { player, engine } = createTestPlayer({ answers: wholeList });
  await player.togglePlaylist({ id });
  await settle();
  await player.togglePlaylist({ id, position: 2 });
  await settle();
  expect(engine.opened).toEqual(['/audio/1/96.mp3', '/audio/3/96.mp3']);
});

test('[PLAYER-054] a visitor who plays a playlist is asked to log in, without a request', async () => {
  const { player, events, data } = createTestPlayer({ session: { status: 'visitor' } });
  await player.togglePlaylist({ id });
  expect(events).toMatchObject([{ payload: { type: 'auth-prompt', contentKey: 'AUTH_PROMPT_PLAYBACK' } }]);
  expect(data.calls).toEqual([]);
});

function deferredList() {
  let arrive = (): void => undefined;
  const waiting = new Promise<void>((resolve) => (arrive = resolve));
  const answers: FakeResponses = {
    async listPlaylistMixes() {
      await waiting;
      return { data: mixes.map((mix) => ({ mixes: mix })) };
    },
  };
  return { answers, arrive: () => arrive() };
}
