import {
  createEventBus,
  type BusEvent,
  type Mix,
  type MixId,
  type PlayerPort,
  type PlaylistId,
  type QueueState,
  type SessionState,
  type StoragePort,
} from '@afterglow/shared-contracts';
import {
  buildMemberSession,
  buildMix,
  buildStation,
  createFakeDataPort,
  createFakeSessionPort,
  type FakeResponses,
} from '@afterglow/shared-contracts/testing';
import { HOUR_MS } from '@afterglow/shared-contracts/time';
import { Subject } from 'rxjs';
import { createPlaybackApi } from '../playback/playback-api.ts';
import { createPlayer, type PlayerOptions } from '../player.ts';
import { createFakeEngine } from './fake-engine.ts';
import { createManualClock, type ManualClock } from './manual-clock.ts';

const STEP_MS = 500;
const START_MS = Date.parse('2026-03-01T12:00:00Z');

/** The error of a response, as the data layer creates it; `words` is the message of the service. */
export function errorAnswer(status: number | null, words = `The service answered ${status}.`, headers = {}): Error {
  return Object.assign(new Error(`call: ${words}`), { name: 'ApiError', status, words, headers: new Headers(headers) });
}

export function createMemoryStorage(entries: Readonly<Record<string, unknown>> = {}): StoragePort {
  const texts = new Map(Object.entries(entries).map(([key, value]) => [key, JSON.stringify(value)]));
  return {
    get: (key) => texts.get(key) ?? null,
    set: (key, value) => void texts.set(key, value),
    remove: (key) => void texts.delete(key),
    clear: () => texts.clear(),
  };
}

type Passed = 'getBitrateKbps' | 'getResumePositionMs' | 'isOnline' | 'onAction';

export interface TestPlayerOptions extends Pick<Partial<PlayerOptions>, Passed> {
  readonly clock?: ManualClock;
  readonly session?: SessionState;
  readonly storage?: StoragePort;
  readonly answers?: FakeResponses;
  /** What the audio's server says about a mix whose playback failed. */
  readonly audioStatus?: (url: string) => number | null;
}

/** A player over the fake engine and a fake service in which every mix and channel can be played. */
export function createTestPlayer({
  clock = createManualClock(START_MS),
  session: initialSession = buildMemberSession(),
  storage = createMemoryStorage(),
  answers = {},
  audioStatus = () => null,
  ...passed
}: TestPlayerOptions = {}) {
  const engine = createFakeEngine();
  const bus = createEventBus();
  const events: BusEvent[] = [];
  bus.events$.subscribe((event) => events.push(event));
  const session = createFakeSessionPort(initialSession);
  const data = createFakeDataPort(workingService(() => clock.now()));
  data.answer(answers);
  const returned$ = new Subject<void>();
  const visible$ = new Subject<void>();
  const player = createPlayer({
    ...passed,
    api: { ...createPlaybackApi(data, session), audioStatus: async (url) => audioStatus(url) },
    session,
    bus,
    storage,
    engine,
    clock,
    returned$,
    visible$,
    random: () => 0.5,
  });
  return { player, engine, clock, events, session, storage, data, returned$, visible$ };
}

/** A player in which a list plays from this position on. */
export async function playFrom(
  mixes: readonly [Mix, ...Mix[]],
  position: number,
  playlistId: PlaylistId | null = null,
): Promise<ReturnType<typeof createTestPlayer>> {
  const parts = createTestPlayer();
  await parts.player.toggleMixes({ mixes, position, playlistId });
  await settle();
  parts.engine.soundAt(200);
  return parts;
}

function workingService(nowMs: () => number): FakeResponses {
  return {
    getMix: ({ params }) => ({ data: buildMix({ number: Number(params?.id) }) }),
    getMixUrls: ({ params, query }) => ({
      data: {
        url: `/audio/${Number(params?.id)}/${query?.quality ?? 'default'}.mp3`,
        title: 'audio',
        expires_time: new Date(nowMs() + HOUR_MS).toISOString(),
      },
    }),
    addShowReach: () => ({ data: { reach: 1 } }),
    listStations: () => ({
      data: {
        chill: buildStation('chill'),
        classics: buildStation('classics'),
        deep: buildStation('deep'),
        afterglow: buildStation('afterglow'),
      },
    }),
    listPlaylistMixes: () => ({ data: [] }),
    createStreamTicket: () => ({
      data: { ticket: 'stream-ticket', expires_time: new Date(nowMs() + HOUR_MS).toISOString() },
    }),
    validateStreaming: () => ({
      data: { token: 'stream-token', expires_time: new Date(nowMs() + HOUR_MS).toISOString() },
    }),
  };
}

/** Passes time in small steps, so that responses arrive in between. */
export async function pass({ clock }: { readonly clock: ManualClock }, durationMs: number): Promise<void> {
  for (let leftMs = durationMs; leftMs > 0; leftMs -= STEP_MS) {
    clock.advance(Math.min(leftMs, STEP_MS));
    await settle();
  }
}

/** Mixes with these numbers, three minutes long. */
export function buildMixes(...numbers: readonly number[]): [Mix, ...Mix[]] {
  const [first = 1, ...others] = numbers;
  const build = (number: number) => buildMix({ number, duration: 180 });
  return [build(first), ...others.map(build)];
}

export function idsOf(mixes: readonly Mix[]): readonly MixId[] {
  return mixes.map(({ id }) => id);
}

export function queueOf({ queue$ }: Pick<PlayerPort, 'queue$'>): QueueState {
  let queue: QueueState = { mixes: [], position: -2, playlistId: null };
  queue$.subscribe((value) => (queue = value)).unsubscribe();
  return queue;
}

/** Waits until settled promises are processed. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}
