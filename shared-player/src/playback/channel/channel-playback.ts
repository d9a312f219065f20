import type { EngineEvent } from '../../engine/audio-engine.port.ts';
import { createRetryScheduler } from '../retry-scheduler.ts';
import { createChannelEffects, type ChannelItem } from './channel-effects.ts';
import { INITIAL_CHANNEL, isStreaming, type ChannelEvent } from './channel-state.ts';
import { reduceChannel } from './channel-reducer.ts';
import { createLiveEdge } from './live-edge.ts';
import type { Playback, PlaybackContext } from '../playback.ts';
import { createStallDetector } from '../stall-detector.ts';
import { createEffectStore } from '../effect-store.ts';

/** Plays a live channel, as `reduceChannel` decides, always at the live edge. */
export function createChannelPlayback(context: PlaybackContext, item: ChannelItem): Playback {
  const disposing = new AbortController();
  const { signal } = disposing;
  const dispatch = (event: ChannelEvent): void => steps.dispatch(event);
  const attempts = createRetryScheduler({ ...context, onDue: (type) => dispatch({ type }) });
  const stall = createStallDetector(context.clock, {
    onStalled: () => dispatch({ type: 'lost' }),
    onBufferEmpty: () => dispatch({ type: 'stalled' }),
  });
  const edge = createLiveEdge(context.clock);
  const { runEffect, letGo, isHanging } = createChannelEffects({ context, item, edge, attempts, stall, dispatch });
  const steps = createEffectStore({ initial: INITIAL_CHANNEL, step: reduceChannel, runEffect, signal });

  function hear(event: EngineEvent): void {
    switch (event.type) {
      case 'progressed':
        return dispatch({ type: 'progressed', isLate: edge.sounded(event.positionMs) === 'late' });
      case 'buffer-empty':
        edge.ranDry();
        if (event.hasMore !== true && steps.getState().phase === 'playing') stall.bufferEmpty();
        return dispatch({ type: 'buffer-empty' });
      case 'ended': // a live stream has no end: the server is gone
      case 'failed':
        return dispatch({ type: 'lost' });
      case 'blocked':
        return dispatch(event);
      case 'paused':
        return dispatch({ type: 'interrupted' });
      case 'resumed':
        return;
    }
  }

  return {
    start: () => dispatch({ type: 'started' }),
    pause: (by) => dispatch({ type: 'paused', by }),
    resume: () => dispatch({ type: 'resumed' }),
    seek: () => undefined, // a live channel has no position to seek to
    backToLive: () => dispatch({ type: 'live-edge-requested' }),
    reconnect: (hangsAfterMs) =>
      dispatch({ type: 'reconnected', isBehind: edge.isBehind(), isHanging: isHanging(hangsAfterMs) }),
    handle(event) {
      if (isStreaming(steps.getState())) hear(event);
    },
    dispose() {
      disposing.abort();
      letGo();
    },
  };
}
