import { isInEngine, type MixEvent, type MixState, type MixTransition, type SoundEvent } from './mix-state.ts';
import * as moves from './mix-transitions.ts';

/**
 * The next state of a mix after an event, and the effects to run, in order. An event that does not apply changes
 * nothing.
 */
export function reduceMix(state: MixState, event: MixEvent): MixTransition {
  const { status } = state.phase;
  switch (event.type) {
    case 'started':
      return moves.start(state, event.nowMs);
    case 'restored':
      return moves.restore(state, event.positionMs);
    case 'resumed':
      return moves.resume(state, event);
    case 'paused':
      return moves.pause(state, event.by);
    case 'seeked':
      return moves.seek(state, event.positionMs);
    case 'reconnected':
      return moves.wake(state);
    case 'answered':
      return moves.sourceReceived(state, event.source);
    case 'refused':
      return moves.sourceFailed(state, event.error, event.isUnanswered);
    case 'attempt-due':
      return status === 'retry-wait' ? moves.ask(state) : moves.ignore(state);
    case 'attempts-spent':
      return status === 'retry-wait'
        ? moves.pause(state, 'system', { type: 'prompt-connection-lost' })
        : moves.ignore(state);
    default:
      return isInEngine(state.phase) ? soundStep(state, event) : moves.ignore(state);
  }
}

function soundStep(state: MixState, event: SoundEvent): MixTransition {
  switch (event.type) {
    case 'ended':
      return moves.end(state);
    case 'failed':
      return moves.sourceLost(state);
    case 'blocked':
      return moves.pause(state, 'browser', { type: 'prompt-autoplay-blocked' });
    default:
      return state.phase.status === 'paused' ? moves.ignore(state) : playingStep(state, event);
  }
}

type PlayingEvent = Exclude<SoundEvent, { readonly type: 'ended' | 'failed' | 'blocked' }>;

function playingStep(state: MixState, event: PlayingEvent): MixTransition {
  switch (event.type) {
    case 'progressed':
      return moves.progress(state, event.positionMs);
    case 'buffer-empty':
      return moves.startBuffering(state);
    case 'stalled':
      return moves.recover(state);
    case 'interrupted':
      return moves.pause(state, 'system');
  }
}
