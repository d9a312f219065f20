import { isInEngine, type MixEvent, type MixState, type MixTransition, type SoundEvent } from './mix-state.ts';
import * as transitions from './mix-transitions.ts';

/**
 * The next state of a mix after an event, and the effects to run, in order. An event that does not apply changes
 * nothing.
 */
export function reduceMix(state: MixState, event: MixEvent): MixTransition {
  const { status } = state.phase;
  switch (event.type) {
    case 'started':
      return transitions.start(state, event.nowMs);
    case 'restored':
      return transitions.restore(state, event.positionMs);
    case 'resumed':
      return transitions.resume(state, event);
    case 'paused':
      return transitions.pause(state, event.by);
    case 'seeked':
      return transitions.seek(state, event.positionMs);
    case 'reconnected':
      return transitions.wake(state);
    case 'answered':
      return transitions.sourceReceived(state, event.source);
    case 'refused':
      return transitions.sourceFailed(state, event.error, event.isUnanswered);
    case 'attempt-due':
      return status === 'retry-wait' ? transitions.ask(state) : transitions.ignore(state);
    case 'attempts-spent':
      return status === 'retry-wait'
        ? transitions.pause(state, 'system', { type: 'prompt-connection-lost' })
        : transitions.ignore(state);
    default:
      return isInEngine(state.phase) ? soundStep(state, event) : transitions.ignore(state);
  }
}

function soundStep(state: MixState, event: SoundEvent): MixTransition {
  switch (event.type) {
    case 'ended':
      return transitions.end(state);
    case 'failed':
      return transitions.sourceLost(state);
    case 'blocked':
      return transitions.pause(state, 'browser', { type: 'prompt-autoplay-blocked' });
    default:
      return state.phase.status === 'paused' ? transitions.ignore(state) : playingStep(state, event);
  }
}

type PlayingEvent = Exclude<SoundEvent, { readonly type: 'ended' | 'failed' | 'blocked' }>;

function playingStep(state: MixState, event: PlayingEvent): MixTransition {
  switch (event.type) {
    case 'progressed':
      return transitions.progress(state, event.positionMs);
    case 'buffer-empty':
      return transitions.startBuffering(state);
    case 'stalled':
      return transitions.recover(state);
    case 'interrupted':
      return transitions.pause(state, 'system');
  }
}
