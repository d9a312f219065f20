import type { EngineEvent } from '../engine/audio-engine.port.ts';
import { createAttempts } from './attempts.ts';
import { createChannelEffects, type ChannelItem } from './channel-effects.ts';
import { INITIAL_CHANNEL, isStreaming, type ChannelEvent } from './channel-state.ts';
import { channelStep } from './channel-steps.ts';
import { createLiveEdge } from './live-edge.ts';
import type { Playback, PlaybackContext } from './playback.ts';
import { createStallWatch } from './stall-watch.ts';
import { createStepRunner } from './step-runner.ts';

/** Plays a live channel, as `channelStep` decides, always at the live edge. */
export function createChannelPlayback(context: PlaybackContext, item: ChannelItem): Playback {
  const disposing = new AbortController();
  const { signal } = disposing;
  const dispatch = (event: ChannelEvent): void => steps.dispatch(event);
  const attempts = createAttempts(context.clock, context.random);
  const stall = createStallWatch(context.clock, {
    onStalled: () => dispatch({ type: 'lost' }),
    onDry: () => dispatch({ type: 'starved' }),
  });
  const edge = createLiveEdge(context.clock);
  const { carryOut, letGo } = createChannelEffects({ context, item, edge, attempts, stall, dispatch });
  const steps = createStepRunner({ initial: INITIAL_CHANNEL, step: channelStep, carryOut, signal });

  function hear(event: EngineEvent): void {
    switch (event.type) {
      case 'progressed':
        return dispatch({ type: 'progressed', isLate: edge.sounded(event.positionMs) === 'late' });
      case 'ran-dry':
        edge.ranDry();
        if (event.hasMore !== true && steps.getState().phase === 'sounding') stall.ranDry();
        return dispatch({ type: 'ran-dry' });
      case 'ended': // a live stream has no end: the server went away
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
    backToLive: () => dispatch({ type: 'back-to-live-asked' }),
    wake: () => dispatch({ type: 'woken', isBehind: edge.isBehind() }),
    handle(event) {
      if (isStreaming(steps.getState())) hear(event); // otherwise it is about the previous source
    },
    dispose() {
      disposing.abort();
      letGo();
    },
  };
}
