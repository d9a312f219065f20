import type { PausedBy } from '@afterglow/shared-contracts';
import { isGone, isMissing } from '../../errors.ts';
import type { MixSource } from '../playback-api.ts';
import {
  pausedSource,
  isInEngine,
  type PausedSource,
  type MixEffect,
  type MixPhase,
  type MixState,
  type MixTransition,
  type Now,
  type MixEvent,
  type SoundEvent,
} from './mix-state.ts';

/** The status of a response from which on it is an error. */
const FIRST_ERROR = 400;
/** Audio that ends earlier than this before the mix's end was cut off. */
const END_TOLERANCE_MS = 1000;
/** Audio that exists and still fails this often cannot be decoded; once may be a server that came back. */
const BROKEN_TIMES = 2;
const NOTHING: PausedSource = { type: 'nothing' };
const SILENCED: readonly MixEffect[] = [{ type: 'silence' }, { type: 'signal', signal: 'reopened' }];

/**
 * The next state of a mix after an event, and the effects to run, in order. An event that does not apply changes
 * nothing.
 */
export function reduceMix(state: MixState, event: MixEvent): MixTransition {
  const { status } = state.phase;
  switch (event.type) {
    case 'started':
      return start(state, event.nowMs);
    case 'restored':
      return restore(state, event.positionMs);
    case 'resumed':
      return resume(state, event);
    case 'paused':
      return pause(state, event.by);
    case 'seeked':
      return seek(state, event.positionMs);
    case 'reconnected':
      return wake(state, event.isHanging);
    case 'answered':
      return sourceReceived(state, event.source);
    case 'refused':
      return sourceFailed(state, event.error, event.waitMs);
    case 'examined':
      return examined(state, event.status);
    case 'attempt-due':
      return status === 'retry-wait' ? ask(state) : ignore(state);
    case 'attempts-spent':
      return status === 'retry-wait' ? pause(state, 'system', { type: 'prompt-connection-lost' }) : ignore(state);
    default:
      return isInEngine(state.phase) ? soundStep(state, event) : ignore(state);
  }
}

function soundStep(state: MixState, event: SoundEvent): MixTransition {
  switch (event.type) {
    case 'ended':
      return end(state);
    case 'failed':
      return sourceLost(state);
    case 'blocked':
      return pause(state, 'browser', { type: 'prompt-autoplay-blocked' });
    default:
      return state.phase.status === 'paused' ? ignore(state) : playingStep(state, event);
  }
}

type FailEffect = Extract<MixEffect, { readonly type: 'fail' }>;
type PlayingEvent = Exclude<SoundEvent, { readonly type: 'ended' | 'failed' | 'blocked' }>;

function playingStep(state: MixState, event: PlayingEvent): MixTransition {
  switch (event.type) {
    case 'progressed':
      return progress(state, event.positionMs);
    case 'buffer-empty':
      return startBuffering(state);
    case 'stalled':
      return recover(state);
    case 'interrupted':
      return pause(state, 'system');
  }
}

function ignore(state: MixState): MixTransition {
  return { state, effects: [] };
}

function to(state: MixState, phase: MixPhase, ...effects: readonly MixEffect[]): MixTransition {
  return { state: { ...state, phase }, effects };
}

function after(effects: readonly MixEffect[], step: MixTransition): MixTransition {
  return { ...step, effects: [...effects, ...step.effects] };
}

/** For the listener it starts immediately, however much is loaded. */
function start(state: MixState, nowMs: number): MixTransition {
  const { phase, positionMs } = state;
  return after([{ type: 'show', how: 'asked', positionMs }], continuePlayback(state, pausedSource(phase), nowMs));
}

function restore(state: MixState, wishMs: number): MixTransition {
  const positionMs = withinMix(state, wishMs);
  return { state: { ...state, positionMs }, effects: [{ type: 'show', how: 'restored', positionMs }] };
}

/** Takes the shortest path to playback from the present state. */
function continuePlayback(state: MixState, held: PausedSource, nowMs: number): MixTransition {
  switch (held.type) {
    case 'played':
      return to(state, { status: 'playing' }, { type: 'play' });
    case 'loading':
      return to(state, { status: 'loading' }, { type: 'play' });
    case 'question':
      return to(state, { status: 'requesting' });
    case 'answer':
      return held.source.expiresAtMs > nowMs ? open(state, held.source) : ask(state);
    case 'nothing':
      return ask(state);
  }
}

/** No second request while one is pending: its response is used, in the quality it was requested in. */
function resume(state: MixState, { nowMs, isOtherQuality }: Now): MixTransition {
  if (state.phase.status === 'retry-wait')
    return after([{ type: 'cancel-retry' }, { type: 'reset-retries' }], ask(state));
  if (state.phase.status !== 'paused') return ignore(state);
  const paused = state.phase.held;
  const isStale = isOtherQuality ? paused.type !== 'question' : isExpired(state, nowMs);
  const held: PausedSource = isStale ? NOTHING : paused;
  const how = held.type === 'played' ? 'resumed' : 'reopened';
  return after([{ type: 'reset-retries' }, { type: 'signal', signal: how }], continuePlayback(state, held, nowMs));
}

function pause(state: MixState, by: PausedBy, ...reported: readonly MixEffect[]): MixTransition {
  const phase: MixPhase = { status: 'paused', held: pausedSource(state.phase) };
  const paused: MixEffect = { type: 'signal', signal: 'paused', by };
  return to(state, phase, { type: 'cancel-retry' }, { type: 'silence' }, paused, ...reported);
}

function seek(state: MixState, wishMs: number): MixTransition {
  const { phase } = state;
  const positionMs = withinMix(state, wishMs);
  const effects: MixEffect[] = [{ type: 'move', positionMs }];
  if (isInEngine(phase)) effects.push({ type: 'seek', positionMs });
  if (isInEngine(phase) && phase.status !== 'paused') effects.push({ type: 'watch' });
  return { state: { ...state, positionMs }, effects };
}

function sourceReceived(state: MixState, source: MixSource): MixTransition {
  if (state.phase.status === 'requesting') return open(state, source);
  return isAskedWhilePaused(state) ? hold(state, { type: 'answer', source }) : ignore(state);
}

function sourceFailed(state: MixState, error: unknown, waitMs: number | null): MixTransition {
  if (isAskedWhilePaused(state)) return hold(state, NOTHING);
  if (state.phase.status !== 'requesting') return ignore(state);
  return state.isRetried && waitMs !== null ? recover(state, waitMs) : fail(state, { error, isMissing: isGone(error) });
}

/** A source without sound is requested again: its connection, or that of the request, may hang. */
function wake(state: MixState, isHanging: boolean): MixTransition {
  switch (state.phase.status) {
    case 'retry-wait':
      return { state, effects: [{ type: 'retry-now' }] };
    case 'buffering':
      return after(SILENCED, ask(state));
    case 'requesting':
    case 'loading':
      return state.isRetried && isHanging ? after(SILENCED, ask(state)) : ignore(state);
    default:
      return ignore(state);
  }
}

function examined(state: MixState, status: number | null): MixTransition {
  const isThere = status !== null && status < FIRST_ERROR;
  const next = { ...state, brokenTimes: isThere ? state.brokenTimes + 1 : 0 };
  const isLost = isMissing(status) || next.brokenTimes >= BROKEN_TIMES;
  switch (state.phase.status) {
    case 'examining':
      return fail(next, { isMissing: isLost || isThere });
    case 'retry-wait':
    case 'requesting':
      return isLost ? fail(next, { isMissing: true }) : ignore(next);
    default:
      return ignore(state);
  }
}

function ask(state: MixState): MixTransition {
  return to(state, { status: 'requesting' }, { type: 'ask' });
}

/** Only after playback; before it the source is still loading. */
function startBuffering(state: MixState): MixTransition {
  return state.phase.status === 'playing'
    ? to(state, { status: 'buffering' }, { type: 'signal', signal: 'buffer-empty' })
    : ignore(state);
}

/** The source is requested again after a delay, and resumes at the same position. */
function recover(state: MixState, waitMs = 0): MixTransition {
  return to(state, { status: 'retry-wait' }, ...SILENCED, { type: 'schedule-retry', waitMs });
}

function fail(state: MixState, failure: Pick<FailEffect, 'error' | 'isMissing'>): MixTransition {
  return to(state, { status: 'failed' }, { type: 'cancel-retry' }, { type: 'fail', ...failure });
}

/** A missing source is requested when the listener resumes. */
function hold(state: MixState, held: PausedSource): MixTransition {
  return to(state, { status: 'paused', held });
}

function open(state: MixState, source: MixSource): MixTransition {
  const { positionMs } = state;
  return to({ ...state, expiresAtMs: source.expiresAtMs }, { status: 'loading' }, { type: 'open', source, positionMs });
}

/** A source that has played may have enough data, and if not, its rejection is worth retrying. */
function isExpired({ phase, hasPlayed, expiresAtMs }: MixState, nowMs: number): boolean {
  return pausedSource(phase).type === 'loading' && !hasPlayed && expiresAtMs <= nowMs;
}

function progress(state: MixState, positionMs: number): MixTransition {
  return {
    state: { ...state, phase: { status: 'playing' }, positionMs, hasPlayed: true, isRetried: true, brokenTimes: 0 },
    effects: [{ type: 'progress', positionMs, remainingMs: state.durationMs - positionMs, isFirst: !state.hasPlayed }],
  };
}

/** Audio that ends early was cut off. */
function end(state: MixState): MixTransition {
  if (isAtEnd(state)) return { state, effects: [{ type: 'end' }] };
  return state.phase.status === 'paused' ? hold(state, NOTHING) : recover(state);
}

function sourceLost(state: MixState): MixTransition {
  if (state.phase.status === 'paused') return hold(state, NOTHING);
  const lost = state.isRetried ? recover(state) : to(state, { status: 'examining' }, ...SILENCED);
  return { ...lost, effects: [...lost.effects, { type: 'examine' }] };
}

/** Audio that ends without progress was opened at its end. */
function isAtEnd({ phase, positionMs, durationMs }: MixState): boolean {
  return durationMs - positionMs <= END_TOLERANCE_MS || pausedSource(phase).type === 'loading';
}

function isAskedWhilePaused({ phase }: MixState): boolean {
  return phase.status === 'paused' && phase.held.type === 'question';
}

function withinMix({ positionMs, durationMs }: MixState, wishMs: number): number {
  return Number.isNaN(wishMs) ? positionMs : Math.min(Math.max(wishMs, 0), durationMs);
}
