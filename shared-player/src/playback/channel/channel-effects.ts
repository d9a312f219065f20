import type { ChannelId, Station } from '@afterglow/shared-contracts';
import { loadedChannel } from '../../state/player-state.ts';
import type { RetryScheduler } from '../retry-scheduler.ts';
import { channelSource, mountOf, withToken, type ServerStream } from './channel-source.ts';
import type { ChannelEffect, ChannelEvent } from './channel-state.ts';
import type { LiveEdge } from './live-edge.ts';
import type { PlaybackContext } from '../playback.ts';
import { channelFailurePrompt, waitMsOf } from '../failure-prompts.ts';
import type { StallDetector } from '../stall-detector.ts';

/** A live broadcast cannot be played faster. */
const LIVE_RATE = 1;

export interface ChannelItem {
  readonly id: ChannelId;
  readonly onStation: (station: Station) => void;
}

export interface ChannelEffectsOptions {
  readonly context: PlaybackContext;
  readonly item: ChannelItem;
  readonly edge: LiveEdge;
  readonly attempts: RetryScheduler;
  readonly stall: StallDetector;
  /** Receives the results of effects. */
  readonly dispatch: (event: ChannelEvent) => void;
}

export interface ChannelEffects {
  runEffect(effect: ChannelEffect): void;
  /** Drops the request and the timers. */
  letGo(): void;
  /** The last request may never have a response, or the stream no sound. */
  isHanging(afterMs: number): boolean;
}

/** Runs a channel's effects on engine, service, timers and the displayed state. */
export function createChannelEffects(options: ChannelEffectsOptions): ChannelEffects {
  const { context, edge, attempts, stall, dispatch } = options;
  const { engine, state, clock } = context;
  const { id } = options.item;
  const openedAtMs = clock.now();
  let askedAtMs = openedAtMs;
  let asking = new AbortController();
  /** Of the last requested stream. */
  let leadMs = 0;

  async function connect(server: number): Promise<void> {
    askedAtMs = clock.now();
    asking = new AbortController();
    const { signal } = asking;
    if (state.hasPlayed())
      signal.addEventListener(
        'abort',
        attempts.limit(() => dispatch({ type: 'put-off', waitMs: 0 })),
      );
    const event = await askForUrl(options, server, signal).then((reported) => {
      if (!signal.aborted) leadMs = reported.leadMs;
      return { type: 'connected', url: reported.url } as const;
    }, refusal);
    if (signal.aborted) return;
    asking.abort(); // ends the limit
    dispatch(event);
  }

  function open(url: string): void {
    askedAtMs = clock.now();
    attempts.opened();
    edge.opened(leadMs);
    engine.setRate(LIVE_RATE);
    engine.open(url, 0);
    stall.reset();
  }

  function progress(): void {
    attempts.sounded();
    stall.reset();
    state.progress(clock.now() - openedAtMs, !edge.isBehind(), edge.latencyMs());
  }

  /** The first play of a session ends after the usual attempts. */
  function scheduleRetry(isUsual: boolean): void {
    if (state.hasPlayed()) state.cutOff();
    if (isUsual) return;
    if (state.hasPlayed()) context.onStreamInterrupted();
    else context.onFailed('SERVER_BUSY');
  }

  function letGo(): void {
    asking.abort();
    attempts.cancel();
    stall.stop();
  }

  function runEffect(effect: ChannelEffect): void {
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
      case 'disconnect':
        letGo();
        return engine.close();
      case 'schedule-retry':
        return scheduleRetry(effect.how === 'retry' ? attempts.retry(effect.waitMs) : attempts.retryAfterStall());
      case 'reset-retries':
        return attempts.reset();
      case 'retry-now':
        return attempts.retryNow();
      case 'prompt-autoplay-blocked':
        return context.onBlocked();
      case 'give-up':
        return context.onConnectionLost('SERVER_BUSY');
      case 'fail':
        return context.onFailed(effect.reaction);
    }
  }

  return { runEffect, letGo, isHanging: (afterMs) => clock.now() - askedAtMs >= afterMs };
}

function refusal(error: unknown): ChannelEvent {
  const waitMs = waitMsOf(error);
  return waitMs === null ? { type: 'refused', reaction: channelFailurePrompt(error) } : { type: 'put-off', waitMs };
}

async function askForUrl(
  { context, item }: ChannelEffectsOptions,
  server: number,
  signal: AbortSignal,
): Promise<ServerStream> {
  const { api } = context;
  const reportStation = api.station(item.id, signal).then((reported) => {
    item.onStation(reported);
    return reported;
  });
  const [station, ticket] = await Promise.all([reportStation, api.streamTicket(signal)]);
  const source = channelSource(station, mountOf(context.getBitrateKbps()));
  if (!source) throw new Error(`The channel ${station.id} has no stream.`);
  const token = await api.streamToken({ token: ticket, station: item.id, mount: source.mount }, signal);
  const { streams } = source;
  const { url, leadMs } = streams[server % streams.length] ?? streams[0];
  return { url: withToken(url, token), leadMs };
}
