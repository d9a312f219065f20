import type { Mix, StationPlaylistItem } from '@afterglow/shared-contracts';
import {
  buildMix,
  buildStation,
  buildStationPlaylistItem,
  type FakeResponses,
} from '@afterglow/shared-contracts/testing';
import { BehaviorSubject } from 'rxjs';
import { buildMixes, createTestPlayer, settle } from '../testing/test-player.ts';
import {
  browserMediaSession,
  connectMediaSession,
  type MediaSessionPort,
  type MediaSessionSources,
} from './media-session.ts';

const mixes = buildMixes(1, 2);

test('shows the mix, its position and the playing state', async () => {
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

test('[BROWSE-085] without album art the lock screen shows the cover of the occurrence, else of the episode', async () => {
  const { session, player } = await playing();
  const bare = buildMix({ number: 9, album_art: { url: '' }, episode: null });
  const play = async (mix: Mix) => {
    player.stop();
    await player.toggleMix(mix);
    await settle();
  };
  await play({ ...bare, occurrence_album_art: '/occurrence' });
  expect(session.metadata).toMatchObject({ artwork: [{ src: '/occurrence?width=600', sizes: '600x600' }] });
  await play(bare);
  expect(session.metadata).toMatchObject({ artwork: [] });
});

test('shows a channel by its title and without a position', async () => {
  const { session, player } = await playing();
  await player.toggleChannel('deep');
  await settle();
  expect(session.metadata).toEqual({ title: 'Deep' });
  expect(session.position).toBeUndefined();
});

test('shows the current item of a channel, with its artwork, and later the next one', async () => {
  const { session, player, clock, engine } = await playing([], onAir);
  await player.toggleChannel('deep');
  await settle();
  expect(session.metadata).toEqual({
    title: 'Night Drive 7',
    artist: 'Mira Vale',
    album: 'Deep',
    artwork: [{ src: '/v3/media/images/mixes/7?width=600', sizes: '600x600' }],
  });
  engine.soundAt(0);
  clock.advance(5000);
  engine.soundAt(5000);
  // It started a second ago, and is heard three seconds from now.
  expect(session.metadata).toMatchObject({ title: 'Night Drive 7' });
  clock.advance(4000);
  engine.soundAt(9000);
  expect(session.metadata).toMatchObject({ title: 'Night Drive 8' });
});

test('shows the pushed item of a channel, and follows the schedule after its end', async () => {
  const pushed = { ...itemAt(9, '12:00:00'), mixes: buildMix({ number: 9 }) };
  const { session, player, clock, engine } = await playing([], onAir, {
    nowPlaying$: new BehaviorSubject({ deep: pushed }),
  });
  await player.toggleChannel('deep');
  await settle();
  engine.soundAt(0);
  clock.advance(500);
  engine.soundAt(500);
  expect(session.metadata).toMatchObject({ title: 'Night Drive 9' });
  for (const positionMs of [5000, 9500]) {
    clock.advance(4500);
    engine.soundAt(positionMs);
  }
  expect(session.metadata).toMatchObject({ title: 'Night Drive 8' });
});

test('audio beyond the length of its mix is reported as its end, to avoid an exception', async () => {
  const { engine, clock, session } = await playing();
  clock.advance(1000);
  engine.soundAt(180_400);
  expect(session.position).toMatchObject({ duration: 180, position: 180 });
});

test('a position advances at the speed of the mix', async () => {
  const { session, player } = await playing();
  player.setSpeed(1.5);
  expect(session.position).toMatchObject({ playbackRate: 1.5 });
});

test('only useful keys are handled: no seeking on air, no next after the last mix', async () => {
  const { session, player } = await playing();
  const seeking = ['seekbackward', 'seekforward', 'seekto'];
  expect(session.actions()).toEqual(['play', 'pause', 'stop', 'nexttrack', ...seeking]);
  await player.next();
  await settle();
  expect(session.actions()).toEqual(['play', 'pause', 'stop', 'previoustrack', ...seeking]);
  await player.toggleChannel('deep');
  await settle();
  expect(session.actions()).toEqual(['play', 'pause', 'stop']);
  session.press('pause');
  expect(player.getState().status).toBe('paused');
});

test('after dispose no key is handled', async () => {
  const { session, disconnect } = await playing();
  disconnect();
  expect(session.actions()).toEqual([]);
});

test('shows nothing when the player is stopped', async () => {
  const { session, player } = await playing();
  player.stop();
  expect(session.metadata).toBeNull();
  expect(session.playbackState).toBe('none');
});

test('media keys send the commands of the player', async () => {
  const { session, player, engine, clock } = await playing();
  clock.advance(500);
  engine.soundAt(60_000);
  session.press('pause');
  expect(player.getState().status).toBe('paused');
  session.press('play');
  expect(player.getState().status).toBe('playing');
  session.press('seekforward');
  expect(player.getState().positionMs).toBe(70_000);
  session.press('seekto', { seekTime: 5 });
  expect(player.getState().positionMs).toBe(5000);
  session.press('nexttrack');
  await settle();
  expect(player.getState().mix?.id).toBe(2);
  session.press('stop');
  expect(player.getState().status).toBe('stopped');
});

test('an action unknown to the browser is skipped', async () => {
  const { session } = await playing(['seekto']);
  expect(session.actions()).not.toContain('seekto');
  expect(session.press('pause')).toBe(true);
});

test('a browser without media sessions is supported', () => {
  expect(browserMediaSession()).toBeUndefined();
});

const onAir: FakeResponses = {
  listStations: () => ({
    data: {
      chill: buildStation('chill'),
      classics: buildStation('classics'),
      deep: buildStation('deep', { nowPlaying: [itemAt(7, '12:00:00')], playlist: [itemAt(8, '12:00:05')] }),
      afterglow: buildStation('afterglow'),
    },
  }),
};

/** Five seconds of a mix, on the day on which the test clock starts. */
function itemAt(number: number, time: string): StationPlaylistItem {
  const start = new Date(`2026-03-01T${time}Z`);
  return buildStationPlaylistItem({
    station: 'deep',
    scheduled_start_time: start.toISOString(),
    scheduled_end_time: new Date(start.getTime() + 5000).toISOString(),
    mixes: buildMix({ number }),
  });
}

async function playing(
  unknownActions: readonly MediaSessionAction[] = [],
  answers: FakeResponses = {},
  more: Pick<MediaSessionSources, 'nowPlaying$'> = {},
) {
  const session = createFakeSession(unknownActions);
  const parts = createTestPlayer({ answers });
  const { player, clock } = parts;
  const disconnect = connectMediaSession(player, { station$: player.station$, clock, ...more }, session.port);
  await parts.player.toggleMixes({ mixes, position: 0, playlistId: null });
  await settle();
  parts.engine.soundAt(200);
  return { ...parts, session, disconnect };
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
    actions: () => [...handlers].flatMap(([action, handler]) => (handler ? [action] : [])),
    press(action: MediaSessionAction, details: Partial<MediaSessionActionDetails> = {}): boolean {
      handlers.get(action)?.({ action, ...details });
      return handlers.has(action);
    },
  };
  const port = { session: fake, createMetadata: (init: MediaMetadataInit) => init };
  // The fake has only the members of the browser's session that are used here.
  return Object.assign(fake, { port: port as unknown as MediaSessionPort });
}
