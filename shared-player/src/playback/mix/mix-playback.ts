import { mixDurationMs } from '@afterglow/shared-contracts';
import { createMixEffects, type MixItem } from './mix-effects.ts';
import { initialMixState, isInEngine, type MixEvent } from './mix-state.ts';
import { reduceMix } from './mix-reducer.ts';
import type { Playback, PlaybackContext } from '../playback.ts';
import { createEffectStore } from '../effect-store.ts';

export interface MixPlayback extends Playback {
  /** Shows the mix at its stored position, without requesting its audio. */
  restore(positionMs: number): void;
}

/** Plays one mix, as `reduceMix` decides. A lost source is requested again and resumes at the same position. */
export function createMixPlayback(context: PlaybackContext, item: MixItem): MixPlayback {
  const disposing = new AbortController();
  const { signal } = disposing;
  const dispatch = (event: MixEvent): void => steps.dispatch(event);
  const effects = createMixEffects({ context, item, dispatch, signal });
  const steps = createEffectStore({
    initial: initialMixState(item.source, mixDurationMs(item.mix), context.state.hasPlayed()),
    step: reduceMix,
    runEffect: effects.runEffect,
    signal,
  });

  function continuePlayback(type: 'started' | 'resumed'): void {
    const isOtherQuality = context.getBitrateKbps() !== effects.getBitrateKbps();
    dispatch({ type, nowMs: context.clock.now(), isOtherQuality });
  }

  return {
    start: () => continuePlayback('started'),
    restore: (positionMs) => dispatch({ type: 'restored', positionMs }),
    pause: (by) => dispatch({ type: 'paused', by }),
    resume: () => continuePlayback('resumed'),
    seek: (positionMs) => dispatch({ type: 'seeked', positionMs }),
    backToLive: () => undefined,
    reconnect: (hangsAfterMs) => dispatch({ type: 'reconnected', isHanging: effects.isHanging(hangsAfterMs) }),
    handle(event) {
      if (!isInEngine(steps.getState().phase)) return;
      if (event.type === 'resumed') continuePlayback('resumed');
      else dispatch(event.type === 'paused' ? { type: 'interrupted' } : event);
    },
    dispose() {
      disposing.abort();
      effects.dispose();
    },
  };
}
