import type { PausedBy } from '@afterglow/shared-contracts';
import {
  isStreaming,
  type ChannelEffect,
  type ChannelEvent,
  type ChannelPhase,
  type ChannelState,
  type ChannelTransition,
  type ConnectionEvent,
  type StreamEvent,
  type WaitEvent,
} from './channel-state.ts';

/**
 * The next state of a channel after an event, and the effects to run, in order. An event that does not apply changes
 * nothing.
 */
export function reduceChannel(state: ChannelState, event: ChannelEvent): ChannelTransition {
  const { phase, server } = state;
  switch (event.type) {
    case 'started':
      return to(state, 'connecting', { type: 'show' }, { type: 'connect', server });
    case 'resumed':
      return phase === 'paused' || phase === 'retry-wait' ? requestAgain(state) : ignore(state);
    case 'live-edge-requested':
      return requestAgain(state);
    case 'paused':
      return pause(state, event.by);
    case 'reconnected':
      return wake(state, event);
    default:
      return stepOfPhase(state, event);
  }
}

function stepOfPhase(state: ChannelState, event: ConnectionEvent | WaitEvent | StreamEvent): ChannelTransition {
  switch (event.type) {
    case 'connected':
    case 'refused':
    case 'put-off':
      return state.phase === 'connecting' ? connectionStep(state, event) : ignore(state);
    case 'attempt-due':
    case 'attempts-spent':
      return state.phase === 'retry-wait' ? waitStep(state, event) : ignore(state);
    default:
      return isStreaming(state) ? streamStep(state, event) : ignore(state);
  }
}

function connectionStep(state: ChannelState, event: ConnectionEvent): ChannelTransition {
  switch (event.type) {
    case 'connected':
      return to(state, 'loading', { type: 'open', url: event.url });
    case 'refused':
      return to(state, 'failed', { type: 'fail', reaction: event.reaction });
    case 'put-off':
      return tryNext(state, 'retry', event.waitMs);
  }
}

function waitStep(state: ChannelState, { type }: WaitEvent): ChannelTransition {
  return type === 'attempt-due'
    ? to(state, 'connecting', { type: 'connect', server: state.server })
    : pause(state, 'system', { type: 'give-up' });
}

type ReconnectedEvent = Extract<ChannelEvent, { readonly type: 'reconnected' }>;

function streamStep(state: ChannelState, event: StreamEvent): ChannelTransition {
  switch (event.type) {
    case 'progressed':
      return event.isLate ? reopen(state) : to(state, 'playing', { type: 'progress' });
    case 'buffer-empty':
      if (state.phase !== 'playing') return ignore(state);
      return to(state, 'buffering', { type: 'signal', signal: 'buffer-empty' });
    case 'lost':
      return tryNext(state);
    case 'stalled':
      return tryNext(state, 'retryAfterStall');
    case 'blocked':
      return pause(state, 'browser', { type: 'prompt-autoplay-blocked' });
    case 'interrupted':
      return pause(state, 'system');
  }
}

function ignore(state: ChannelState): ChannelTransition {
  return { state, effects: [] };
}

function to(state: ChannelState, phase: ChannelPhase, ...effects: readonly ChannelEffect[]): ChannelTransition {
  return { state: { ...state, phase }, effects };
}

const REOPENED: readonly ChannelEffect[] = [{ type: 'disconnect' }, { type: 'signal', signal: 'reopened' }];

/** A stream requested now starts with the current broadcast. */
function reopen(state: ChannelState): ChannelTransition {
  return to(state, 'connecting', ...REOPENED, { type: 'connect', server: state.server });
}

/** Requested by the listener, whatever has failed before. */
function requestAgain(state: ChannelState): ChannelTransition {
  const { state: next, effects } = reopen(state);
  return { state: next, effects: [{ type: 'reset-retries' }, ...effects] };
}

/** A pause drops the stream: the broadcast continues without it. */
function pause(state: ChannelState, by: PausedBy, ...reported: readonly ChannelEffect[]): ChannelTransition {
  return to(state, 'paused', { type: 'disconnect' }, { type: 'signal', signal: 'paused', by }, ...reported);
}

function wake(state: ChannelState, { isBehind, isHanging }: ReconnectedEvent): ChannelTransition {
  switch (state.phase) {
    case 'retry-wait':
      return { state, effects: [{ type: 'retry-now' }] };
    case 'connecting':
    case 'loading':
      return isHanging ? reopen(state) : ignore(state);
    case 'buffering':
      return reopen(state);
    case 'playing':
      return isBehind ? reopen(state) : ignore(state);
    case 'paused':
    case 'failed':
      return ignore(state);
  }
}

/** After a delay, on the next server in turn, for as long as the listener wants to hear it. */
function tryNext({ server }: ChannelState, how: 'retry' | 'retryAfterStall' = 'retry', waitMs = 0): ChannelTransition {
  return {
    state: { phase: 'retry-wait', server: server + 1 },
    effects: [...REOPENED, { type: 'schedule-retry', how, waitMs }],
  };
}
