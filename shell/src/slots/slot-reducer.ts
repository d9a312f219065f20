import * as moves from './slot-transitions.ts';
import type { SlotEvent, SlotModel, SlotTransition } from './slot-state.ts';

/** The next state of a slot after an event, and the effects to run, in order. A disposed slot ignores everything. */
export function reduceSlot(model: SlotModel, event: SlotEvent): SlotTransition {
  if (model.current.type === 'disposed') return moves.step(model);
  switch (event.type) {
    case 'target-changed':
      return moves.follow(model, event.target);
    case 'preload-requested':
      return moves.prepare(model);
    case 'activated':
      return moves.show(model);
    case 'deactivated':
      return moves.step({ ...model, isShown: false }, { type: 'leave' });
    case 'reloaded':
      return moves.reload(model);
    case 'retry-requested':
      return moves.retry(model);
    case 'disposed':
      return moves.dispose(model);
    case 'committed':
      return moves.commit(model, event);
    case 'refused':
      return moves.refuse(model, event);
    case 'fallback-found':
      return moves.stage(model, event.release);
    case 'fallback-not-found':
      return moves.fallbackMissing(model);
    case 'retry-due':
      return moves.retryLater(model);
    case 'live-failed':
      return moves.failLive(model, event);
  }
}
