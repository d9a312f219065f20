import type { BitrateKbps, Mix, MixPlayback as MixState, PausedBy } from '@afterglow/shared-contracts';
import type { EngineEvent } from '../engine/audio-engine.port.ts';
import { durationMsOf, loadedMix } from '../state/player-state.ts';
import { createAttempts } from './attempts.ts';
import type { Playback, PlaybackContext } from './playback.ts';
import type { MixSource } from './playback-api.ts';
import { isUnanswered, mixReaction } from './reactions.ts';
import { createStallWatch } from './stall-watch.ts';

/** The sound that ends earlier than this before the mix's end was cut off. */
const END_TOLERANCE_MS = 1000;

export interface MixItem {
  readonly mix: Mix;
  readonly resource: MixState['resource'];
  /** Known ahead of time, so that it can be opened without asking. */
  readonly source: MixSource | null;
  /** The first sound was heard. */
  readonly onStarted: () => void;
  readonly onRemaining: (remainingMs: number) => void;
  readonly onEnded: () => void;
}

/** Plays one mix. A source that is lost on the way is asked for again and goes on where it was. */
export class MixPlayback implements Playback {
  readonly #context: PlaybackContext;
  readonly #item: MixItem;
  readonly #asking = new AbortController();
  readonly #attempts;
  readonly #stall;
  #source: MixSource | null;
  /** Of that source. */
  #bitrateKbps: BitrateKbps;
  #positionMs = 0;
  /** A source is in the engine. */
  #isOpen = false;
  #isPaused = false;
  #hasSounded = false;
  /** Since the source was opened last. */
  #hasMoved = false;
  #isAsking = false;

  constructor(context: PlaybackContext, item: MixItem) {
    this.#context = context;
    this.#item = item;
    this.#source = item.source;
    this.#bitrateKbps = context.getBitrateKbps();
    this.#attempts = createAttempts(context.clock, context.random);
    this.#stall = createStallWatch(context.clock, () => this.#recover());
  }

  start(): void {
    this.#show('asked');
    this.#continue();
  }

  /** Shows the mix as it was left, without asking for its sound. */
  restore(positionMs: number): void {
    this.#isPaused = true;
    this.#positionMs = this.#limited(positionMs);
    this.#show('restored');
  }

  pause(by: PausedBy): void {
    this.#isPaused = true;
    this.#attempts.cancel();
    this.#stall.stop();
    this.#context.engine.pause();
    this.#context.state.signal('paused', by);
  }

  /** In the quality that is wanted now, which may have changed since. */
  resume(): void {
    if (!this.#isPaused) return;
    this.#isPaused = false;
    this.#attempts.forget();
    if (this.#context.getBitrateKbps() !== this.#bitrateKbps) this.#forgetSource();
    this.#context.state.signal(this.#isOpen && this.#hasMoved ? 'resumed' : 'reopened');
    this.#continue();
  }

  seek(positionMs: number): void {
    this.#positionMs = this.#limited(positionMs);
    this.#context.state.moveTo(this.#positionMs);
    if (!this.#isOpen) return;
    this.#context.engine.seek(this.#positionMs);
    if (!this.#isPaused) this.#stall.touch();
  }

  /** Nothing of a mix is live. */
  backToLive(): void {}

  wake(): void {
    if (this.#isPaused || this.#attempts.hurry()) return;
    const isDry = this.#isOpen && this.#hasMoved && this.#context.state.get().status === 'loading';
    if (isDry) this.#startOver();
  }

  handle(event: EngineEvent): void {
    if (!this.#isOpen) return; // about a source of the one before
    switch (event.type) {
      case 'progressed':
        return this.#progress(event.positionMs);
      case 'ran-dry':
        return this.#context.state.signal('ran-dry');
      case 'ended':
        return this.#end();
      case 'failed':
        return this.#fail();
      case 'blocked':
        this.pause('browser');
        return this.#context.onBlocked();
      case 'paused':
        return this.#isPaused ? undefined : this.pause('system');
      case 'resumed':
        return this.resume();
    }
  }

  dispose(): void {
    this.#asking.abort();
    this.#attempts.cancel();
    this.#stall.stop();
  }

  #show(how: 'asked' | 'restored'): void {
    this.#context.state.load(how, loadedMix(this.#item.resource, this.#item.mix, this.#positionMs));
  }

  #limited(positionMs: number): number {
    if (Number.isNaN(positionMs)) return this.#positionMs;
    return Math.min(Math.max(positionMs, 0), durationMsOf(this.#item.mix));
  }

  /** Takes the shortest way to sound from where it is. */
  #continue(): void {
    if (this.#isOpen) {
      this.#context.engine.play();
      this.#stall.touch();
    } else if (this.#source && this.#source.expiresAtMs > this.#context.clock.now()) this.#open(this.#source);
    else if (!this.#isAsking) void this.#ask();
  }

  async #ask(): Promise<void> {
    const { api, getBitrateKbps } = this.#context;
    this.#isAsking = true;
    this.#bitrateKbps = getBitrateKbps();
    try {
      this.#source = await api.mixSource(this.#item.mix.id, this.#bitrateKbps, this.#asking.signal);
    } catch (error) {
      if (!this.#asking.signal.aborted) this.#missSource(error);
      return;
    } finally {
      this.#isAsking = false;
    }
    if (!this.#asking.signal.aborted && !this.#isPaused) this.#open(this.#source);
  }

  /** What was heard already is worth further tries as long as nobody answers. */
  #missSource(error: unknown): void {
    if (this.#isPaused) return; // asked for again when the listener goes on
    if (this.#hasSounded && isUnanswered(error)) this.#recover();
    else this.#giveUp(error);
  }

  #open(source: MixSource): void {
    this.#isOpen = true;
    this.#hasMoved = false;
    this.#attempts.opened();
    this.#context.engine.setRate(this.#context.getSpeed());
    this.#context.engine.open(source.url, this.#positionMs);
    this.#stall.touch();
  }

  #progress(positionMs: number): void {
    if (this.#isPaused) return;
    this.#positionMs = positionMs;
    this.#hasMoved = true;
    this.#attempts.sounded();
    this.#stall.touch();
    this.#context.state.progress(positionMs);
    if (!this.#hasSounded) this.#item.onStarted();
    this.#hasSounded = true;
    this.#item.onRemaining(durationMsOf(this.#item.mix) - positionMs);
  }

  #end(): void {
    const remainingMs = durationMsOf(this.#item.mix) - this.#positionMs;
    if (remainingMs <= END_TOLERANCE_MS || !this.#hasMoved) this.#item.onEnded();
    else this.#recover();
  }

  #forgetSource(): void {
    this.#isOpen = false;
    this.#source = null;
  }

  #fail(): void {
    this.#forgetSource();
    if (this.#isPaused) return; // asked for again when the listener goes on
    if (this.#hasSounded) this.#recover();
    else this.#giveUp();
  }

  /** The source is asked for again and goes on at the same position. */
  #startOver(): void {
    this.#silence();
    this.#continue();
  }

  #silence(): void {
    this.#forgetSource();
    this.#stall.stop();
    this.#context.engine.pause();
    this.#context.state.signal('reopened');
  }

  #recover(): void {
    this.#silence();
    const isTried = this.#attempts.again(() => this.#continue());
    if (isTried) return;
    this.pause('system');
    this.#context.onLost(mixReaction(this.#item.resource.type));
  }

  #giveUp(error?: unknown): void {
    this.#context.onFailed(mixReaction(this.#item.resource.type, error));
  }
}
