import type { PausedBy } from '@afterglow/shared-contracts';
import type { MixSource } from './playback-api.ts';
import {
  heldSound,
  isInEngine,
  type HeldSound,
  type MixEffect,
  type MixPhase,
  type MixState,
  type MixStep,
  type Now,
} from './mix-state.ts';

/** A sound that ends earlier than this before the mix's end was cut off. */
const END_TOLERANCE_MS = 1000;
const NOTHING: HeldSound = { type: 'nothing' };
const SILENCED: readonly MixEffect[] = [{ type: 'silence' }, { type: 'signal', signal: 'reopened' }];

export function ignore(state: MixState): MixStep {
  return { state, effects: [] };
}

function to(state: MixState, phase: MixPhase, ...effects: readonly MixEffect[]): MixStep {
  return { state: { ...state, phase }, effects };
}

function after(effects: readonly MixEffect[], step: MixStep): MixStep {
  return { ...step, effects: [...effects, ...step.effects] };
}

/** For the listener it begins at once, whatever has been loaded of its sound. */
export function start(state: MixState, nowMs: number): MixStep {
  const { phase, positionMs } = state;
  return after([{ type: 'show', how: 'asked', positionMs }], goOn(state, heldSound(phase), nowMs));
}

export function restore(state: MixState, wishMs: number): MixStep {
  const positionMs = withinMix(state, wishMs);
  return { state: { ...state, positionMs }, effects: [{ type: 'show', how: 'restored', positionMs }] };
}

/** Takes the shortest way to sound from what is already there. */
function goOn(state: MixState, held: HeldSound, nowMs: number): MixStep {
  switch (held.type) {
    case 'sounded':
      return to(state, { status: 'sounding' }, { type: 'play' });
    case 'opened':
      return to(state, { status: 'opened' }, { type: 'play' });
    case 'question':
      return to(state, { status: 'asking' });
    case 'answer':
      return held.source.expiresAtMs > nowMs ? open(state, held.source) : ask(state);
    case 'nothing':
      return ask(state);
  }
}

/** No second request while one is pending: its answer is used, in the quality it was requested in. */
export function resume(state: MixState, { nowMs, isOtherQuality }: Now): MixStep {
  if (state.phase.status !== 'paused') return ignore(state);
  const paused = state.phase.held;
  const isStale = isOtherQuality ? paused.type !== 'question' : isExpired(state, nowMs);
  const held: HeldSound = isStale ? NOTHING : paused;
  const how = held.type === 'sounded' ? 'resumed' : 'reopened';
  return after([{ type: 'forget-failures' }, { type: 'signal', signal: how }], goOn(state, held, nowMs));
}

export function pause(state: MixState, by: PausedBy, ...told: readonly MixEffect[]): MixStep {
  const phase: MixPhase = { status: 'paused', held: heldSound(state.phase) };
  const paused: MixEffect = { type: 'signal', signal: 'paused', by };
  return to(state, phase, { type: 'give-up-waiting' }, { type: 'silence' }, paused, ...told);
}

export function seek(state: MixState, wishMs: number): MixStep {
  const { phase } = state;
  const positionMs = withinMix(state, wishMs);
  const effects: MixEffect[] = [{ type: 'move', positionMs }];
  if (isInEngine(phase)) effects.push({ type: 'seek', positionMs });
  if (isInEngine(phase) && phase.status !== 'paused') effects.push({ type: 'watch' });
  return { state: { ...state, positionMs }, effects };
}

export function takeAnswer(state: MixState, source: MixSource): MixStep {
  if (state.phase.status === 'asking') return open(state, source);
  return isAskedWhilePaused(state) ? hold(state, { type: 'answer', source }) : ignore(state);
}

/** Once it has been heard, it is worth retrying as long as nobody answers. */
export function takeRefusal(state: MixState, error: unknown, isUnanswered: boolean): MixStep {
  if (isAskedWhilePaused(state)) return hold(state, NOTHING);
  if (state.phase.status !== 'asking') return ignore(state);
  return state.wasHeard && isUnanswered ? recover(state) : fail(state, error);
}

/** A sound that ran dry is requested again: the connection it came over may be gone. */
export function wake(state: MixState): MixStep {
  if (state.phase.status === 'waiting') return { state, effects: [{ type: 'hurry' }] };
  return state.phase.status === 'dry' ? after(SILENCED, ask(state)) : ignore(state);
}

export function ask(state: MixState): MixStep {
  return to(state, { status: 'asking' }, { type: 'ask' });
}

/** Only a sound can run dry; one that has not begun is still being loaded. */
export function runDry(state: MixState): MixStep {
  return state.phase.status === 'sounding'
    ? to(state, { status: 'dry' }, { type: 'signal', signal: 'ran-dry' })
    : ignore(state);
}

/** The source is requested again after a delay, and continues at the same position. */
export function recover(state: MixState): MixStep {
  return to(state, { status: 'waiting' }, ...SILENCED, { type: 'try-again' });
}

function fail(state: MixState, error?: unknown): MixStep {
  return to(state, { status: 'failed' }, { type: 'fail', error });
}

/** What is missing is requested when the listener resumes. */
function hold(state: MixState, held: HeldSound): MixStep {
  return to(state, { status: 'paused', held });
}

function open(state: MixState, source: MixSource): MixStep {
  const { positionMs } = state;
  return to({ ...state, expiresAtMs: source.expiresAtMs }, { status: 'opened' }, { type: 'open', source, positionMs });
}

/** Of a sound that was heard enough may be there, and if not, its refusal is worth retrying. */
function isExpired({ phase, wasHeard, expiresAtMs }: MixState, nowMs: number): boolean {
  return heldSound(phase).type === 'opened' && !wasHeard && expiresAtMs <= nowMs;
}

export function progress(state: MixState, positionMs: number): MixStep {
  return {
    state: { ...state, phase: { status: 'sounding' }, positionMs, wasHeard: true },
    effects: [{ type: 'progress', positionMs, remainingMs: state.durationMs - positionMs, isFirst: !state.wasHeard }],
  };
}

/** A sound that ends early was cut off. */
export function end(state: MixState): MixStep {
  if (isAtEnd(state)) return { state, effects: [{ type: 'end' }] };
  return state.phase.status === 'paused' ? hold(state, NOTHING) : recover(state);
}

export function loseSource(state: MixState): MixStep {
  if (state.phase.status === 'paused') return hold(state, NOTHING);
  return state.wasHeard ? recover(state) : fail(state);
}

/** A sound that ends without having moved was opened at its end. */
function isAtEnd({ phase, positionMs, durationMs }: MixState): boolean {
  return durationMs - positionMs <= END_TOLERANCE_MS || heldSound(phase).type === 'opened';
}

function isAskedWhilePaused({ phase }: MixState): boolean {
  return phase.status === 'paused' && phase.held.type === 'question';
}

function withinMix({ positionMs, durationMs }: MixState, wishMs: number): number {
  return Number.isNaN(wishMs) ? positionMs : Math.min(Math.max(wishMs, 0), durationMs);
}
