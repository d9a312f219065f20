import * as transitions from './slot-transitions.ts';
import type { SlotEvent, SlotModel, SlotTransition } from './slot-state.ts';

/** The next state of a slot after an event, and the effects to run, in order. A disposed slot ignores everything. */
export function reduceSlot(model: SlotModel, event: SlotEvent): SlotTransition {
  if (model.current.type === 'disposed') return transitions.step(model);
  switch (event.type) {
    case 'target-changed':
      return transitions.follow(model, event.target);
    case 'preload-requested':
      return transitions.prepare(model);
    case 'activated':
      return transitions.show(model);
    case 'deactivated':
      return transitions.step({ ...model, isShown: false }, { type: 'leave' });
    case 'reloaded':
      return transitions.reload(model);
    case 'retry-requested':
      return transitions.retry(model);
    case 'disposed':
      return transitions.dispose(model);
    case 'committed':
      return transitions.commit(model, event);
    case 'refused':
      return transitions.refuse(model, event);
    case 'fallback-found':
      return transitions.stage(model, event.release);
    case 'fallback-not-found':
      return transitions.fallbackMissing(model);
    case 'retry-due':
      return transitions.retryDue(model);
    case 'live-failed':
      return transitions.failLive(model, event);
  }
}
