import { playlistIdSchema } from '@afterglow/shared-contracts';
import { buildMemberSession, type FakeResponses } from '@afterglow/shared-contracts/testing';
import { HOUR_MS } from '@afterglow/shared-contracts/time';
import { isPlayerPremiumError } from './errors.ts';
import { createPlaybackApi } from './playback/playback-api.ts';
import { buildMixes, createTestPlayer, errorAnswer, settle } from './testing/test-player.ts';

const mixes = buildMixes(1, 2);
const [mix] = mixes;
const playlistId = playlistIdSchema.parse(77);

describe('[PLAYER-054] a visitor', () => {
  test.each([
    ['a mix', (player: TestPlayer) => player.toggleMix(mix)],
    ['a playlist', (player: TestPlayer) => player.toggleMixes({ mixes, position: 0, playlistId })],
    ['a list', (player: TestPlayer) => player.toggleMixes({ mixes, position: 0, playlistId: null })],
    ['a channel', (player: TestPlayer) => player.toggleChannel('deep')],
  ])('who plays %s is asked to log in, without a request', async (_, play) => {
    const { player, events, data } = createTestPlayer({ session: { status: 'visitor' } });
    await play(player);
    await settle();
    expect(events).toEqual([
      { name: 'modal:show', payload: { type: 'auth-prompt', contentKey: 'AUTH_PROMPT_PLAYBACK' } },
    ]);
    expect(player.getState().status).toBe('stopped');
    expect(data.calls).toEqual([]);
  });
});

test('[SHELL-094] a free member hears only the requested mix', async () => {
  const { player, engine } = createTestPlayer({ session: buildMemberSession({ premium: false }) });
  await player.toggleMix(mix);
  await settle();
  await player.toggleMixes({ mixes, position: 1, playlistId: null });
  await settle();
  await player.toggleChannel('chill');
  await settle();
  expect(engine.opened).toEqual(['/audio/1/96.mp3', '/audio/2/96.mp3', '/v3/live/chill/low.mp3?token=stream-token']);
});

test('[PLAYER-050] a member plays mixes, lists and channels', async () => {
  const { player, engine } = createTestPlayer();
  await player.toggleMix(mix);
  await settle();
  await player.toggleMixes({ mixes, position: 1, playlistId });
  await settle();
  await player.toggleChannel('chill');
  await settle();
  expect(engine.opened).toEqual(['/audio/1/96.mp3', '/audio/2/96.mp3', '/v3/live/chill/low.mp3?token=stream-token']);
});

test('[PLAYER-057] without a token the URL of a mix is rejected with a player premium error', async () => {
  const { data, session } = createTestPlayer({ session: { status: 'visitor' } });
  const asking = createPlaybackApi(data, session).mixSource(mix.id, 96, new AbortController().signal);
  expect(isPlayerPremiumError(await asking.catch((error: unknown) => error))).toBe(true);
  expect(data.calls).toEqual([]);
});

test('[PLAYER-058] a session rejected by the service is a warning with the text of PlayerPremiumError', async () => {
  const { player, events, data, session } = await failedWith(401);
  expect(events).toEqual([warning("We couldn't check your Premium. Please log in again.")]);
  expect(player.getState().status).toBe('stopped');
  await session.logout();
  const asking = createPlaybackApi(data, session).mixSource(mix.id, 96, new AbortController().signal);
  await expect(asking).rejects.toMatchObject({
    name: 'PlayerPremiumError',
    message: "We couldn't check your Premium. Please log in again.",
  });
});

describe('[PLAYER-059] a mix that needs Premium', () => {
  test('is removed from the player, with an offer', async () => {
    const { player, events } = await failedWith(403);
    expect(player.getState()).toMatchObject({ status: 'stopped', mix: null });
    expect(events).toEqual([upsell('PREMIUM_UPSELL_TRIAL')]);
  });

  test.each([true, null])('is offered without a trial to a former Premium member (%s)', async (hasBeenPremium) => {
    const session = { ...buildMemberSession(), hasBeenPremium };
    const { player, events } = createTestPlayer({ session, answers: failing(403) });
    await player.toggleMix(mix);
    await settle();
    expect(events).toEqual([upsell('PREMIUM_UPSELL_UPGRADE')]);
  });
});

describe('[PLAYER-061] a mix that fails otherwise is reported as a warning', () => {
  test.each([
    ['in the words of the service', errorAnswer(404, "We couldn't find this mix."), "We couldn't find this mix."],
    ['with the message of any other error', new Error('The network is away.'), 'The network is away.'],
    [
      'in its own words where the error has none for listeners',
      Object.assign(errorAnswer(200), { words: null }),
      "We can't play this mix right now. Try again, or pick another one.",
    ],
  ])('%s', async (_, error, message) => {
    const answers: FakeResponses = {
      getMixUrls: () => {
        throw error;
      },
    };
    const { player, events } = createTestPlayer({ answers });
    await player.toggleMix(mix);
    await settle();
    expect(events).toEqual([warning(message)]);
  });
});

test('[PLAYER-062] a failed playlist is reported as a general error', async () => {
  const { player, events } = createTestPlayer({ answers: failing(500) });
  await player.toggleMixes({ mixes, position: 0, playlistId });
  await settle();
  expect(events).toEqual([warning('Something went wrong. Please try again.')]);
});

describe('[PLAYER-063] the URL of a mix', () => {
  test('is requested in 96 kbit/s without a setting', async () => {
    const { player, data } = createTestPlayer();
    await player.toggleMix(mix);
    expect(data.queriesOf('getMixUrls')).toEqual([{ quality: 96 }]);
  });

  test('is requested in the chosen quality', async () => {
    const { player, data } = createTestPlayer({ getBitrateKbps: () => 320 });
    await player.toggleMix(mix);
    expect(data.queriesOf('getMixUrls')).toEqual([{ quality: 320 }]);
  });
});

test('a browser that needs a gesture leaves the mix paused and shows a hint', async () => {
  const { player, engine, events } = createTestPlayer();
  await player.toggleMix(mix);
  await settle();
  engine.emit({ type: 'blocked' });
  expect(player.getState()).toMatchObject({ status: 'paused', pausedBy: 'browser' });
  expect(events).toEqual([warning('Tap Play to start listening. Your browser needs a tap first.')]);
  await player.resume();
  expect(engine.commands.at(-1)).toBe('play');
});

describe('a mix whose source is lost during playback', () => {
  test('is requested again and resumes there', async () => {
    const { engine, clock } = await playing();
    engine.emit({ type: 'failed', cause: null });
    clock.advance(500);
    await settle();
    expect(engine.commands.at(-1)).toBe('open /audio/1/96.mp3 at 40000');
  });

  test('is requested again after 8 seconds without progress', async () => {
    const { engine, clock } = await playing();
    clock.advance(8000);
    clock.advance(500);
    await settle();
    expect(engine.opened).toHaveLength(2);
  });

  test('while paused is requested when the listener resumes', async () => {
    const { player, engine, clock } = await playing();
    player.pause();
    engine.emit({ type: 'failed', cause: null });
    clock.advance(60_000);
    await settle();
    expect(player.getState().status).toBe('paused');
    await player.resume();
    await settle();
    expect(engine.commands.at(-1)).toBe('open /audio/1/96.mp3 at 40000');
  });
});

describe('a mix paused for longer than its URL is valid', () => {
  const HOURS_MS = 5 * HOUR_MS;

  test('after playback resumes there with a new URL, as soon as the old one is rejected', async () => {
    const { player, engine, clock, data, events } = await playing();
    player.pause();
    clock.advance(HOURS_MS);
    await player.resume();
    engine.emit({ type: 'failed', cause: null });
    clock.advance(500);
    await settle();
    expect(data.queriesOf('getMixUrls')).toHaveLength(2);
    expect(engine.commands.at(-1)).toBe('open /audio/1/96.mp3 at 40000');
    expect(events).toEqual([]);
  });

  test('before any playback requests a new URL', async () => {
    const { player, engine, clock, data } = createTestPlayer();
    await player.toggleMix(mix);
    await settle();
    player.pause();
    clock.advance(HOURS_MS);
    await player.resume();
    await settle();
    expect(data.queriesOf('getMixUrls')).toHaveLength(2);
    expect(engine.opened).toHaveLength(2);
  });
});

type TestPlayer = ReturnType<typeof createTestPlayer>['player'];

async function playing() {
  const parts = createTestPlayer();
  await parts.player.toggleMix(mix);
  await settle();
  parts.engine.soundAt(40_000);
  return parts;
}

async function failedWith(status: number) {
  const parts = createTestPlayer({ answers: failing(status) });
  await parts.player.toggleMix(mix);
  await settle();
  return parts;
}

function failing(status: number): FakeResponses {
  return {
    getMixUrls: () => {
      throw errorAnswer(status);
    },
  };
}

function warning(message: string) {
  return { name: 'notification:show', payload: { message, type: 'warning' } };
}

function upsell(contentKey: string) {
  return { name: 'modal:show', payload: { type: 'premium-upsell', contentKey } };
}
