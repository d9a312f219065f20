import type { ChannelId, PausedBy, Station } from '@afterglow/shared-contracts';
import type { EngineEvent } from '../engine/audio-engine.port.ts';
import { loadedChannel } from '../state/player-state.ts';
import { createAttempts } from './attempts.ts';
import { channelSource, mountOf, withToken } from './channel-source.ts';
import { createLiveEdge } from './live-edge.ts';
import type { Playback, PlaybackContext } from './playback.ts';
import { channelReaction } from './reactions.ts';
import { createStallWatch } from './stall-watch.ts';

/** What is on air cannot be heard faster. */
const LIVE_RATE = 1;

export interface ChannelItem {
  readonly id: ChannelId;
  readonly onStation: (station: Station) => void;
}

/** Plays a live channel, always at the live edge: a pause gives the stream up, and going on opens a fresh one. */
export class ChannelPlayback implements Playback {
  readonly #context: PlaybackContext;
  readonly #item: ChannelItem;
  readonly #attempts;
  readonly #stall;
  readonly #edge;
  readonly #openedAtMs: number;
  #asking = new AbortController();
  #server = 0;
  /** A stream is in the engine. */
  #isOpen = false;
  #isPaused = false;

  constructor(context: PlaybackContext, item: ChannelItem) {
    this.#context = context;
    this.#item = item;
    this.#openedAtMs = context.clock.now();
    this.#attempts = createAttempts(context.clock, context.random);
    this.#stall = createStallWatch(context.clock, () => this.#tryNext());
    this.#edge = createLiveEdge(context.clock);
  }

  start(): void {
    this.#context.state.load('asked', loadedChannel(this.#item.id));
    void this.#connect();
  }

  pause(by: PausedBy): void {
    this.#isPaused = true;
    this.dispose();
    this.#close();
    this.#context.state.signal('paused', by);
  }

  resume(): void {
    if (this.#isPaused) this.#reopen();
  }

  backToLive(): void {
    this.#reopen();
  }

  wake(): void {
    if (this.#isPaused || this.#attempts.hurry()) return;
    const isDry = this.#isOpen && this.#context.state.get().status === 'loading';
    if (isDry || this.#edge.isBehind()) this.#reopen();
  }

  /** A live channel has no position to go to. */
  seek(): void {}

  handle(event: EngineEvent): void {
    if (!this.#isOpen) return; // about a source of the one before
    switch (event.type) {
      case 'progressed':
        return this.#progress(event.positionMs);
      case 'ran-dry':
        this.#edge.ranDry();
        return this.#context.state.signal('ran-dry');
      case 'ended': // a live stream has no end: the server went away
      case 'failed':
        return this.#tryNext();
      case 'blocked':
        this.pause('browser');
        return this.#context.onBlocked();
      case 'paused':
        return this.pause('system');
      case 'resumed':
        return;
    }
  }

  dispose(): void {
    this.#asking.abort();
    this.#attempts.cancel();
    this.#stall.stop();
  }

  async #connect(): Promise<void> {
    this.#asking = new AbortController();
    const { signal } = this.#asking;
    try {
      const url = await this.#askForUrl(signal);
      if (signal.aborted) return;
      this.#isOpen = true;
      this.#attempts.opened();
      this.#edge.opened();
      this.#context.engine.setRate(LIVE_RATE);
      this.#context.engine.open(url, 0);
      this.#stall.touch();
    } catch (error) {
      if (signal.aborted) return;
      const reaction = channelReaction(error);
      if (reaction === 'retry') this.#tryNext();
      else this.#context.onFailed(reaction);
    }
  }

  async #askForUrl(signal: AbortSignal): Promise<string> {
    const { api, getBitrateKbps } = this.#context;
    const station = await api.station(this.#item.id, signal);
    this.#item.onStation(station);
    const source = channelSource(station, mountOf(getBitrateKbps()));
    if (!source) throw new Error(`The channel ${station.id} has no stream.`);
    const token = await api.streamToken(this.#item.id, source.mount, signal);
    return withToken(source.urls[this.#server % source.urls.length] ?? source.urls[0], token);
  }

  #progress(positionMs: number): void {
    if (this.#edge.sounded(positionMs) === 'late') return this.#reopen();
    this.#attempts.sounded();
    this.#stall.touch();
    this.#context.state.progress(this.#context.clock.now() - this.#openedAtMs, !this.#edge.isBehind());
  }

  /** A stream that is asked for now begins with what is on air now. */
  #reopen(): void {
    this.dispose();
    this.#close();
    this.#isPaused = false;
    this.#context.state.signal('reopened');
    void this.#connect();
  }

  #close(): void {
    this.#isOpen = false;
    this.#context.engine.close();
  }

  #tryNext(): void {
    this.#stall.stop();
    this.#close();
    this.#server += 1;
    this.#context.state.signal('reopened');
    const isTried = this.#attempts.again(() => void this.#connect());
    if (!isTried) this.#context.onFailed('SERVER_BUSY');
  }
}
