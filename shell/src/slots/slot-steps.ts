import * as moves from './slot-moves.ts';
import type { SlotEvent, SlotModel, SlotStep } from './slot-state.ts';

/** The next state of a slot after an event, and the effects to carry out, in order. A disposed slot ignores everything. */
export function slotStep(model: SlotModel, event: SlotEvent): SlotStep {
  if (model.present.type === 'disposed') return moves.step(model);
  switch (event.type) {
    case 'followed':
      return moves.follow(model, event.followed);
    case 'prepared':
      return moves.prepare(model);
    case 'shown':
      return moves.show(model);
    case 'hidden':
      return moves.step({ ...model, isShown: false }, { type: 'leave' });
    case 'reloaded':
      return moves.reload(model);
    case 'retried':
      return moves.retry(model);
    case 'disposed':
      return moves.dispose(model);
    case 'stood':
      return moves.stand(model, event);
    case 'refused':
      return moves.refuse(model, event);
    case 'found':
      return moves.stage(model, event.release);
    case 'not-found':
      return moves.missStandIn(model);
    case 'retry-due':
      return moves.retryLater(model);
    case 'fell':
      return moves.fall(model, event);
  }
}
