import type { PausedBy } from '@afterglow/shared-contracts';
import {
  isStreaming,
  type ChannelEffect,
  type ChannelEvent,
  type ChannelPhase,
  type ChannelState,
  type ChannelStep,
  type StreamEvent,
} from './channel-state.ts';
import type { Reaction } from './reactions.ts';

/** The next state of a channel after an event, and the effects to carry out, in order. An event that makes no sense now changes nothing. */
export function channelStep(state: ChannelState, event: ChannelEvent): ChannelStep {
  const { phase, server } = state;
  switch (event.type) {
    case 'started':
      return to(state, 'connecting', { type: 'show' }, { type: 'connect', server });
    case 'resumed':
      return phase === 'paused' ? askAnew(state) : ignore(state);
    case 'back-to-live-asked':
      return askAnew(state);
    case 'paused':
      return pause(state, event.by);
    case 'woken':
      return wake(state, event.isBehind);
    case 'connected':
      return phase === 'connecting' ? to(state, 'opened', { type: 'open', url: event.url }) : ignore(state);
    case 'refused':
      return phase === 'connecting' ? beRefused(state, event.reaction) : ignore(state);
    case 'attempt-due':
      return phase === 'waiting' ? to(state, 'connecting', { type: 'connect', server }) : ignore(state);
    default:
      return isStreaming(state) ? streamStep(state, event) : ignore(state);
  }
}

function streamStep(state: ChannelState, event: StreamEvent): ChannelStep {
  switch (event.type) {
    case 'progressed':
      return event.isLate ? reopen(state) : to(state, 'sounding', { type: 'progress' });
    case 'ran-dry':
      if (state.phase !== 'sounding') return ignore(state);
      return to(state, 'dry', { type: 'signal', signal: 'ran-dry' });
    case 'lost':
      return tryNext(state);
    case 'starved':
      return tryNext(state, 'afterSound');
    case 'blocked':
      return pause(state, 'browser', { type: 'tell-blocked' });
    case 'interrupted':
      return pause(state, 'system');
  }
}

function ignore(state: ChannelState): ChannelStep {
  return { state, effects: [] };
}

function to(state: ChannelState, phase: ChannelPhase, ...effects: readonly ChannelEffect[]): ChannelStep {
  return { state: { ...state, phase }, effects };
}

const REOPENED: readonly ChannelEffect[] = [{ type: 'hang-up' }, { type: 'signal', signal: 'reopened' }];

/** A stream requested now begins with what is on air now. */
function reopen(state: ChannelState): ChannelStep {
  return to(state, 'connecting', ...REOPENED, { type: 'connect', server: state.server });
}

/** The listener wants it now, whatever has failed before. */
function askAnew(state: ChannelState): ChannelStep {
  const { state: next, effects } = reopen(state);
  return { state: next, effects: [{ type: 'forget-failures' }, ...effects] };
}

/** A pause drops the stream: the broadcast goes on without it. */
function pause(state: ChannelState, by: PausedBy, ...told: readonly ChannelEffect[]): ChannelStep {
  return to(state, 'paused', { type: 'hang-up' }, { type: 'signal', signal: 'paused', by }, ...told);
}

function wake(state: ChannelState, isBehind: boolean): ChannelStep {
  switch (state.phase) {
    case 'waiting':
      return { state, effects: [{ type: 'hurry' }] };
    case 'opened':
    case 'dry':
      return reopen(state);
    case 'sounding':
      return isBehind ? reopen(state) : ignore(state);
    case 'paused':
    case 'connecting':
    case 'failed':
      return ignore(state);
  }
}

/** After a delay, on the next server in turn, for as long as the listener wants to hear it. */
function tryNext({ server }: ChannelState, how: 'evenLater' | 'afterSound' = 'evenLater'): ChannelStep {
  return { state: { phase: 'waiting', server: server + 1 }, effects: [...REOPENED, { type: 'try-again', how }] };
}

function beRefused(state: ChannelState, reaction: Reaction | 'retry'): ChannelStep {
  return reaction === 'retry' ? tryNext(state) : fail(state, reaction);
}

function fail(state: ChannelState, reaction: Reaction): ChannelStep {
  return to(state, 'failed', { type: 'fail', reaction });
}
