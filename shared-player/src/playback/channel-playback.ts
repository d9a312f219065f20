import type { ChannelId, Station } from '@afterglow/shared-contracts';
import type { EngineEvent } from '../engine/audio-engine.port.ts';
import { loadedChannel } from '../state/player-state.ts';
import { createAttempts } from './attempts.ts';
import { channelSource, mountOf, withToken } from './channel-source.ts';
import { INITIAL_CHANNEL, isStreaming, type ChannelEffect, type ChannelEvent } from './channel-state.ts';
import { channelStep } from './channel-steps.ts';
import { createLiveEdge } from './live-edge.ts';
import type { Playback, PlaybackContext } from './playback.ts';
import { channelReaction } from './reactions.ts';
import { createStallWatch } from './stall-watch.ts';
import { createStepRunner } from './step-runner.ts';

/** What is on air cannot be heard faster. */
const LIVE_RATE = 1;

export interface ChannelItem {
  readonly id: ChannelId;
  readonly onStation: (station: Station) => void;
}

/** Plays a live channel, as `channelStep` decides, always at the live edge. */
export function createChannelPlayback(context: PlaybackContext, { id, onStation }: ChannelItem): Playback {
  const { api, clock, engine, state } = context;
  const openedAtMs = clock.now();
  const disposing = new AbortController();
  let asking = new AbortController();
  const dispatch = (event: ChannelEvent): void => steps.dispatch(event);
  const attempts = createAttempts(clock, context.random);
  const stall = createStallWatch(clock, () => dispatch({ type: 'lost' }));
  const edge = createLiveEdge(clock);
  const steps = createStepRunner({ initial: INITIAL_CHANNEL, step: channelStep, carryOut, signal: disposing.signal });

  async function connect(server: number): Promise<void> {
    asking = new AbortController();
    const { signal } = asking;
    const event = await askForUrl(server, signal).then(
      (url) => ({ type: 'connected', url }) as const,
      (error: unknown) => ({ type: 'refused', reaction: channelReaction(error) }) as const,
    );
    if (!signal.aborted) dispatch(event);
  }

  async function askForUrl(server: number, signal: AbortSignal): Promise<string> {
    const station = await api.station(id, signal);
    onStation(station);
    const source = channelSource(station, mountOf(context.getBitrateKbps()));
    if (!source) throw new Error(`The channel ${station.id} has no stream.`);
    const token = await api.streamToken(id, source.mount, signal);
    return withToken(source.urls[server % source.urls.length] ?? source.urls[0], token);
  }

  function open(url: string): void {
    attempts.opened();
    edge.opened();
    engine.setRate(LIVE_RATE);
    engine.open(url, 0);
    stall.touch();
  }

  function progress(): void {
    attempts.sounded();
    stall.touch();
    state.progress(clock.now() - openedAtMs, !edge.isBehind());
  }

  function letGo(): void {
    asking.abort();
    attempts.cancel();
    stall.stop();
  }

  function carryOut(effect: ChannelEffect): void {
    switch (effect.type) {
      case 'show':
        return state.load('asked', loadedChannel(id));
      case 'signal':
        return state.signal(effect.signal, effect.by);
      case 'connect':
        return void connect(effect.server);
      case 'open':
        return open(effect.url);
      case 'progress':
        return progress();
      case 'hang-up':
        letGo();
        return engine.close();
      case 'try-again':
        if (!attempts.again(() => dispatch({ type: 'attempt-due' }))) dispatch({ type: 'attempts-spent' });
        return;
      case 'hurry':
        return void attempts.hurry();
      case 'tell-blocked':
        return context.onBlocked();
      case 'fail':
        return context.onFailed(effect.reaction);
    }
  }

  function hear(event: EngineEvent): void {
    switch (event.type) {
      case 'progressed':
        return dispatch({ type: 'progressed', isLate: edge.sounded(event.positionMs) === 'late' });
      case 'ran-dry':
        edge.ranDry();
        return dispatch(event);
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
    seek: () => undefined, // a live channel has no position to go to
    backToLive: () => dispatch({ type: 'back-to-live-asked' }),
    wake: () => dispatch({ type: 'woken', isBehind: edge.isBehind() }),
    handle(event) {
      if (isStreaming(steps.getState())) hear(event); // else it is about a source of the one before
    },
    dispose() {
      disposing.abort();
      letGo();
    },
  };
}
