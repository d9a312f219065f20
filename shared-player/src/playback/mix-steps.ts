import { isInEngine, type MixEvent, type MixState, type MixStep, type SoundEvent } from './mix-state.ts';
import * as moves from './mix-moves.ts';

/** The next state of a mix after an event, and the effects to carry out, in order. An event that makes no sense now changes nothing. */
export function mixStep(state: MixState, event: MixEvent): MixStep {
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
    case 'sought':
      return moves.seek(state, event.positionMs);
    case 'woken':
      return moves.wake(state);
    case 'answered':
      return moves.takeAnswer(state, event.source);
    case 'refused':
      return moves.takeRefusal(state, event.error, event.isUnanswered);
    case 'attempt-due':
      return status === 'waiting' ? moves.ask(state) : moves.ignore(state);
    case 'attempts-spent':
      return status === 'waiting' ? moves.pause(state, 'system', { type: 'tell-lost' }) : moves.ignore(state);
    default:
      return isInEngine(state.phase) ? soundStep(state, event) : moves.ignore(state);
  }
}

function soundStep(state: MixState, event: SoundEvent): MixStep {
  switch (event.type) {
    case 'ended':
      return moves.end(state);
    case 'failed':
      return moves.loseSource(state);
    case 'blocked':
      return moves.pause(state, 'browser', { type: 'tell-blocked' });
    default:
      return state.phase.status === 'paused' ? moves.ignore(state) : playingStep(state, event);
  }
}

type PlayingEvent = Exclude<SoundEvent, { readonly type: 'ended' | 'failed' | 'blocked' }>;

function playingStep(state: MixState, event: PlayingEvent): MixStep {
  switch (event.type) {
    case 'progressed':
      return moves.progress(state, event.positionMs);
    case 'ran-dry':
      return moves.runDry(state);
    case 'stalled':
      return moves.recover(state);
    case 'interrupted':
      return moves.pause(state, 'system');
  }
}
