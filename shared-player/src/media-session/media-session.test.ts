import { buildMixes, createTestPlayer, settle } from '../testing/test-player.ts';
import { browserMediaSession, type MediaSessionPort } from './media-session.ts';

const mixes = buildMixes(1, 2);

test('shows the mix, its position and that it plays', async () => {
  const { session, engine, clock } = await playing();
  clock.advance(500);
  engine.soundAt(60_000);
  expect(session.metadata).toMatchObject({
    title: 'Night Drive 1',
    artist: 'Mira Vale',
    album: 'Harbour Lights',
    artwork: [{ src: '/v3/media/images/mixes/1?width=600', sizes: '600x600' }],
  });
  expect(session.playbackState).toBe('playing');
  expect(session.position).toEqual({ duration: 180, position: 60, playbackRate: 1 });
});

test('shows a channel by its title and without a position', async () => {
  const { session, player } = await playing();
  await player.playChannel('deep');
  await settle();
  expect(session.metadata).toEqual({ title: 'Deep' });
  expect(session.position).toBeUndefined();
});

test('shows nothing when the player has stopped', async () => {
  const { session, player } = await playing();
  player.stop();
  expect(session.metadata).toBeNull();
  expect(session.playbackState).toBe('none');
});

test('media keys give the commands of the player', async () => {
  const { session, player, engine, clock } = await playing();
  clock.advance(500);
  engine.soundAt(60_000);
  session.press('pause');
  expect(player.getState().status).toBe('paused');
  session.press('play');
  expect(player.getState().status).toBe('playing');
  session.press('seekforward');
  expect(player.getState().currentTime).toBe(70_000);
  session.press('seekto', { seekTime: 5 });
  expect(player.getState().currentTime).toBe(5000);
  session.press('nexttrack');
  await settle();
  expect(player.getState().mix?.id).toBe(2);
  session.press('stop');
  expect(player.getState().status).toBe('stopped');
});

test('an action that the browser does not know is left out', async () => {
  const { session } = await playing(['seekto']);
  expect(session.press('seekto')).toBe(false);
  expect(session.press('pause')).toBe(true);
});

test('a browser without media sessions has none', () => {
  expect(browserMediaSession()).toBeUndefined();
});

async function playing(unknownActions: readonly MediaSessionAction[] = []) {
  const session = createFakeSession(unknownActions);
  const parts = createTestPlayer({ mediaSession: session.port });
  await parts.player.playMixes({ mixes, position: 0, playlistId: null });
  await settle();
  parts.engine.soundAt(200);
  return { ...parts, session };
}

function createFakeSession(unknownActions: readonly MediaSessionAction[]) {
  const handlers = new Map<MediaSessionAction, MediaSessionActionHandler | null>();
  const fake = {
    metadata: null as unknown,
    playbackState: 'none',
    position: undefined as MediaPositionState | undefined,
    setPositionState(position?: MediaPositionState) {
      fake.position = position;
    },
    setActionHandler(action: MediaSessionAction, handler: MediaSessionActionHandler | null) {
      if (unknownActions.includes(action)) throw new TypeError(`unknown action ${action}`);
      handlers.set(action, handler);
    },
    press(action: MediaSessionAction, details: Partial<MediaSessionActionDetails> = {}): boolean {
      handlers.get(action)?.({ action, ...details });
      return handlers.has(action);
    },
  };
  const port = { session: fake, createMetadata: (init: MediaMetadataInit) => init };
  // Only the members of the browser's session that are used here are played by the fake.
  return Object.assign(fake, { port: port as unknown as MediaSessionPort });
}
