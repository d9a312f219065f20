import { SECOND_MS } from '@afterglow/shared-contracts/time';
import {
  buildMixes,
  createTestPlayer,
  errorAnswer,
  queueOf,
  settle,
  type TestPlayerOptions,
} from './testing/test-player.ts';

const mixes = buildMixes(1, 2);
const [mix, other] = mixes;

describe('a missing mix is one error, and the queue continues with the next one', () => {
  const expectNext = async ({ player, events, engine, clock }: ReturnType<typeof createTestPlayer>) => {
    clock.advance(SECOND_MS);
    await settle();
    engine.soundAt(100);
    expect(queueOf(player).position).toBe(1);
    expect(player.getState()).toMatchObject({ status: 'playing', mix: { id: other?.id } });
    expect(events).toHaveLength(1);
  };

  test.each([404, 410])('when its URL is answered with %i', async (status) => {
    const parts = await playing();
    parts.data.answer({
      getMixUrls: ({ params }) => {
        if (Number(params?.id) === Number(mix.id)) throw errorAnswer(status);
        return { data: { url: '/audio/2.mp3', title: 'audio', expires_time: '2027-01-01T00:00:00Z' } };
      },
    });
    parts.engine.emit({ type: 'failed', cause: null });
    parts.clock.advance(500);
    await settle();
    await expectNext(parts);
  });

  test.each([404, 410])('when its file is answered with %i', async (status) => {
    const parts = await playing({ audioStatus: () => status });
    parts.engine.emit({ type: 'failed', cause: null });
    await settle();
    await expectNext(parts);
  });

  test('when its file cannot be decoded', async () => {
    const parts = await playing({ audioStatus: () => 200 });
    for (const pauseMs of [500, 0]) {
      parts.engine.emit({ type: 'failed', cause: null });
      await settle();
      parts.clock.advance(pauseMs);
      await settle();
    }
    await expectNext(parts);
  });

  test('but not when a server answers with 502: it is requested again', async () => {
    const parts = await playing({ audioStatus: () => 502 });
    for (let time = 1; time <= 4; time += 1) {
      parts.engine.emit({ type: 'failed', cause: null });
      parts.clock.advance(8000);
      await settle();
    }
    expect(parts.player.getState()).toMatchObject({ status: 'loading', isCutOff: true, mix: { id: mix.id } });
  });

  test('also when it is the first one of the session', async () => {
    const parts = createTestPlayer({ audioStatus: () => 404 });
    await parts.player.toggleMixes({ mixes, position: 0, playlistId: null });
    await settle();
    parts.engine.emit({ type: 'failed', cause: null });
    await settle();
    expect(parts.player.getState()).toMatchObject({ status: 'loading', mix: { id: other?.id } });
  });
});

async function playing(options: TestPlayerOptions = {}) {
  const parts = createTestPlayer(options);
  await parts.player.toggleMixes({ mixes, position: 0, playlistId: null });
  await settle();
  parts.engine.soundAt(40_000);
  return parts;
}
