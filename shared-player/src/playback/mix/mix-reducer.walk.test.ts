import type { ActiveStatus } from '@afterglow/shared-contracts';
import fc from 'fast-check';
import { TRANSITIONS } from '../../state/transitions.ts';
import {
  pausedSource,
  initialMixState,
  type MixEffect,
  type MixEvent,
  type MixPhase,
  type MixState,
} from './mix-state.ts';
import { reduceMix } from './mix-reducer.ts';

const DURATION_MS = 180_000;
const SOURCE = { url: '/audio/1.mp3', expiresAtMs: 1000 };

/** The results of the effects. */
interface World {
  readonly mix: MixState;
  readonly shown: ActiveStatus;
  readonly isEnginePlaying: boolean;
  readonly isWatched: boolean;
  readonly isWaiting: boolean;
  readonly questions: number;
  readonly isExamining: boolean;
}

/** Events that may happen at any time, from any source. */
const anyEvent: fc.Arbitrary<MixEvent> = fc.oneof(
  fc.record({
    type: fc.constant('resumed' as const),
    nowMs: fc.constantFrom(0, 1000),
    isOtherQuality: fc.boolean(),
  }),
  fc.record({ type: fc.constant('paused' as const), by: fc.constantFrom('listener' as const, 'other-tab' as const) }),
  fc
    .record({
      type: fc.constantFrom('seeked' as const, 'progressed' as const),
      positionMs: fc.oneof(fc.integer({ min: 0, max: DURATION_MS }), fc.constant(Number.NaN)),
    })
    .filter(({ type, positionMs }) => type === 'seeked' || !Number.isNaN(positionMs)),
  fc.record({
    type: fc.constantFrom('buffer-empty', 'ended', 'failed', 'blocked', 'stalled', 'interrupted', 'attempt-due'),
  }),
  fc.record({ type: fc.constant('answered' as const), source: fc.constant(SOURCE) }),
  fc.record({ type: fc.constant('refused' as const), error: fc.constant(null), waitMs: fc.constantFrom(0, null) }),
  fc.record({ type: fc.constant('examined' as const), status: fc.constantFrom(200, 404, 502, null) }),
  fc.record({ type: fc.constant('attempts-spent' as const) }),
  fc.record({ type: fc.constant('reconnected' as const), isHanging: fc.boolean() }),
);

const walks = fc.record({
  isKnown: fc.boolean(),
  isRetried: fc.boolean(),
  isRestored: fc.boolean(),
  events: fc.array(anyEvent, { maxLength: 40 }),
});

const STARTED: MixEvent = { type: 'started', nowMs: 0, isOtherQuality: false };
const RESUMED: MixEvent = { type: 'resumed', nowMs: 0, isOtherQuality: false };

test('after any events, audio, timers and shown state agree with the phase', () => {
  fc.assert(
    fc.property(walks, ({ isKnown, isRetried, isRestored, events }) => {
      const first: MixEvent = isRestored ? { type: 'restored', positionMs: 30_000 } : STARTED;
      events.reduce(
        (world, event) => {
          const next = isPossible(world, event) ? take(world, event) : world;
          expectWhole(next);
          expectPatience(world.mix.phase, event, next.mix.phase);
          return next;
        },
        take(atRest(isKnown, isRetried), first),
      );
    }),
    { numRuns: 300 },
  );
});

test('in any state, resuming leads to playback at the same position', () => {
  fc.assert(
    fc.property(walks, ({ isKnown, isRetried, events }) => {
      const reached = events.reduce(
        (world, event) => (isPossible(world, event) ? take(world, event) : world),
        take(atRest(isKnown, isRetried), STARTED),
      );
      if (reached.mix.phase.status === 'failed') return;
      const paused = take(reached, { type: 'paused', by: 'listener' });
      const wanted = take(paused, RESUMED);
      const opened = wanted.questions > 0 ? take(wanted, { type: 'answered', source: SOURCE }) : wanted;
      expect(opened.isEnginePlaying).toBe(true);
      expect(opened.mix.positionMs).toBe(reached.mix.positionMs);
    }),
    { numRuns: 300 },
  );
});

function atRest(isKnown: boolean, isRetried: boolean): World {
  return {
    mix: initialMixState(isKnown ? SOURCE : null, DURATION_MS, isRetried),
    shown: 'paused',
    isEnginePlaying: false,
    isWatched: false,
    isWaiting: false,
    questions: 0,
    isExamining: false,
  };
}

/** A response needs its request, and a timer must have been set. */
function isPossible(world: World, { type }: MixEvent): boolean {
  if (type === 'answered' || type === 'refused') return world.questions > 0;
  if (type === 'examined') return world.isExamining;
  if (type === 'attempt-due' || type === 'attempts-spent') return world.isWaiting;
  return type !== 'stalled' || world.isWatched;
}

function take(world: World, event: MixEvent): World {
  const { state: mix, effects } = reduceMix(world.mix, event);
  const isSettled = event.type === 'answered' || event.type === 'refused';
  const isTimeUp = event.type === 'attempt-due' || event.type === 'attempts-spent';
  const before = {
    ...world,
    mix,
    questions: world.questions - Number(isSettled),
    isExamining: world.isExamining && event.type !== 'examined',
    isWaiting: world.isWaiting && !isTimeUp,
    isWatched: world.isWatched && event.type !== 'stalled',
  };
  return effects.reduce(withEffect, before);
}

function withEffect(world: World, effect: MixEffect): World {
  switch (effect.type) {
    case 'show':
      return { ...world, shown: TRANSITIONS.stopped[effect.how] };
    case 'signal':
      return { ...world, shown: TRANSITIONS[world.shown][effect.signal] };
    case 'progress':
      return { ...world, shown: TRANSITIONS[world.shown].progressed, isWatched: true };
    case 'ask':
      return { ...world, questions: 1 }; // it replaces an earlier one
    case 'open':
    case 'play':
      return { ...world, isEnginePlaying: true, isWatched: true };
    case 'silence':
      return { ...world, isEnginePlaying: false, isWatched: false };
    case 'examine':
      return { ...world, isExamining: true };
    case 'watch':
      return { ...world, isWatched: true };
    case 'schedule-retry':
      return { ...world, isWaiting: true };
    case 'cancel-retry':
      return { ...world, isWaiting: false };
    case 'retry-now':
      return take({ ...world, isWaiting: false }, { type: 'attempt-due' });
    case 'end':
    case 'fail':
    case 'reset-retries':
    case 'move':
    case 'seek':
    case 'prompt-autoplay-blocked':
    case 'prompt-connection-lost':
      return world;
  }
}

/** A paused mix stays paused until a request to resume it. */
function expectPatience(before: MixPhase, event: MixEvent, next: MixPhase): void {
  if (before.status === 'paused' && event.type !== 'resumed') expect(next.status).toBe('paused');
}

const SHOWN: Readonly<Record<MixPhase['status'], readonly ActiveStatus[]>> = {
  paused: ['paused'],
  requesting: ['loading'],
  'retry-wait': ['loading'],
  examining: ['loading'],
  loading: ['loading'],
  playing: ['playing'],
  buffering: ['loading'],
  failed: ['loading', 'playing', 'paused'], // the player stops
};

function expectWhole({ mix, shown, isEnginePlaying, isWatched, isWaiting, questions }: World): void {
  const { phase, positionMs } = mix;
  const isHeard = phase.status === 'loading' || phase.status === 'playing' || phase.status === 'buffering';
  const isAsked = phase.status === 'requesting' || pausedSource(phase).type === 'question';
  const facts = {
    isShown: SHOWN[phase.status].includes(shown),
    isWithinMix: positionMs >= 0 && positionMs <= DURATION_MS,
    isWaiting,
    questions,
    ...(phase.status === 'failed' ? {} : { isEnginePlaying, isWatched }),
  };
  expect(facts).toEqual({
    isShown: true,
    isWithinMix: true,
    isWaiting: phase.status === 'retry-wait',
    questions: isAsked ? 1 : 0,
    ...(phase.status === 'failed' ? {} : { isEnginePlaying: isHeard, isWatched: isHeard }),
  });
}
