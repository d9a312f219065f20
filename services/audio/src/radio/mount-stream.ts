import { setTimeout as pause } from 'node:timers/promises';
import { LIVE_LEAD_MS, type BitrateKbps } from '@afterglow/shared-contracts';
import { bytesPerFrame, FRAME_DURATION_MS } from '../tracks/mp3-format.ts';
import type { ChannelSchedule } from './channel-schedule.ts';
import type { TitledSound } from './icy-metadata.ts';
import { createBatchSender } from './batch-sender.ts';
import { EMERGENCY_TITLE } from './emergency-loop.ts';
import type { LiveChunk, LiveListener } from './live-listener.ts';
import { type LivePosition, frameAt, locateFrame } from './live-position.ts';
import { type TrackSource, trackKey } from './track-source.ts';

const BURST_FRAMES = Math.round(LIVE_LEAD_MS / FRAME_DURATION_MS);
/**
 * After the machine has slept, or its clock was set, the stream continues at the live edge: it neither sends all that
 * was missed nor is silent until the clock has caught up.
 */
const MAX_CATCH_UP_FRAMES = Math.round(10_000 / FRAME_DURATION_MS);
/** The next track is loaded this long before it is due; rendering one takes a few seconds. */
const LOOK_AHEAD_FRAMES = Math.round(20_000 / FRAME_DURATION_MS);

/** A listener waits this long for a recording that comes from the archive. */
const LONGEST_WAIT_MS = 5_000;

/** Between `prepare` and the listener's connection nothing is dropped. */
const STAYS_WARM_MS = 10_000;

/** As long as a listener's buffer lasts. */
const DEAD_AIR_MS = 10_000;

/** Whether nothing is sent to listeners: because nothing is planned, or although something is. */
export type Silence = 'none' | 'unplanned' | 'broken';

/** One channel at one rate. It costs nothing without listeners. */
export class MountStream {
  readonly #schedule: () => ChannelSchedule;
  readonly #kbps: BitrateKbps;
  readonly #source: TrackSource;
  readonly #listeners = new Set<LiveListener>();
  readonly #turns = createBatchSender<LiveListener>();
  #nextFrame = 0;
  #soundAtMs = 0;
  #warmUntilMs = 0;

  constructor(schedule: () => ChannelSchedule, kbps: BitrateKbps, source: TrackSource) {
    this.#schedule = schedule;
    this.#kbps = kbps;
    this.#source = source;
  }

  get listenerCount(): number {
    return this.#listeners.size;
  }

  /** Whether there is a listener, or one about to connect. */
  isActive(nowMs: number): boolean {
    return this.#listeners.size > 0 || nowMs <= this.#warmUntilMs;
  }

  /** What its listeners have heard lately, if there are any. */
  silence(nowMs: number): Silence {
    // Later only after the clock was set back.
    this.#soundAtMs = Math.min(this.#soundAtMs, nowMs);
    if (this.#listeners.size === 0 || nowMs - this.#soundAtMs < DEAD_AIR_MS) return 'none';
    return this.#locate(frameAt(nowMs)) === undefined ? 'unplanned' : 'broken';
  }

  /** Resolves when there is audio for the current time, the due track or a fallback for it; else rejects. */
  async prepare(nowMs: number): Promise<void> {
    this.#warmUntilMs = nowMs + STAYS_WARM_MS;
    const now = frameAt(nowMs);
    const due = this.#tracksAt([now - BURST_FRAMES, now]);
    if (due.length === 0) throw new Error('Nothing is on the air.');
    await Promise.all(due.map((trackId) => this.#bringIn(trackId)));
  }

  /** The listener starts with the last seconds, in whole frames, so that a browser can play immediately. */
  add(listener: LiveListener, nowMs: number): void {
    if (this.#listeners.size === 0) {
      this.#nextFrame = frameAt(nowMs);
      this.#soundAtMs = nowMs;
    }
    const burst = this.#read(this.#nextFrame - BURST_FRAMES, this.#nextFrame);
    if (listener.send(burst)) this.#listeners.add(listener);
  }

  start(nowMs: number): Buffer {
    const now = frameAt(nowMs);
    return this.#read(now - BURST_FRAMES, now).sound;
  }

  remove(listener: LiveListener): void {
    this.#listeners.delete(listener);
  }

  advance(nowMs: number): void {
    const due = frameAt(nowMs);
    const isAnotherTime = Math.abs(due - this.#nextFrame) > MAX_CATCH_UP_FRAMES;
    if (this.#listeners.size === 0 || (due <= this.#nextFrame && !isAnotherTime)) return;
    const from = isAnotherTime ? due - BURST_FRAMES : this.#nextFrame;
    const chunk = this.#read(from, due);
    this.#nextFrame = due;
    if (chunk.sound.length > 0) this.#soundAtMs = nowMs;
    this.#turns.send(this.#listeners, (listener) => {
      if (!listener.send(chunk)) this.#listeners.delete(listener);
    });
    this.#lookAhead(due);
  }

  /** Tracks that must stay in memory: those in the burst, the current one, the next one, and fallbacks. */
  neededKeys(nowMs: number): string[] {
    if (!this.isActive(nowMs)) return [];
    const now = frameAt(nowMs);
    const due = this.#tracksAt([now - BURST_FRAMES, now, now + LOOK_AHEAD_FRAMES]);
    const fallbacks = due.flatMap((trackId) => {
      return this.#source.peek(trackId, this.#kbps) ? [] : (this.#source.findFallbackTrack(trackId, this.#kbps) ?? []);
    });
    return [...due, ...fallbacks].map((trackId) => trackKey(trackId, this.#kbps));
  }

  end(): void {
    for (const listener of this.#listeners) listener.end();
    this.#listeners.clear();
  }

  async #bringIn(trackId: string): Promise<void> {
    if (this.#source.peek(trackId, this.#kbps) !== undefined) return;
    const due = this.#source.load(trackId, this.#kbps, 'now');
    if (this.#source.isRecording(trackId)) return this.#waitOrLoop(due);
    const startFallback = this.#source.findFallbackTrack(trackId, this.#kbps);
    if (startFallback === undefined) await due;
    else await Promise.any([due, this.#source.load(startFallback, this.#kbps, 'now')]);
  }

  /** The loop when the recording fails, or takes too long. */
  async #waitOrLoop(due: Promise<unknown>): Promise<void> {
    const makeLoop = () => this.#source.loop.make(this.#kbps);
    const decided = new AbortController();
    const tooLong = pause(LONGEST_WAIT_MS, undefined, { ref: false, signal: decided.signal }).then(makeLoop);
    await Promise.race([due, tooLong]).catch(makeLoop);
    decided.abort();
  }

  #locate(frame: number): LivePosition | undefined {
    return locateFrame(this.#schedule(), frame, this.#source.framesOf);
  }

  #tracksAt(frames: readonly number[]): string[] {
    return [...new Set(frames.flatMap((frame) => this.#locate(frame)?.trackId ?? []))];
  }

  #read(fromFrame: number, toFrame: number): LiveChunk {
    const parts: TitledSound[] = [];
    for (let frame = fromFrame; frame < toFrame;) {
      const { part, frames } = this.#readPart(frame, toFrame);
      if (part !== undefined) parts.push(part);
      frame += frames;
    }
    const [first] = parts;
    const isOne = parts.length === 1 && first !== undefined;
    return { sound: isOne ? first.sound : Buffer.concat(parts.map(({ sound }) => sound)), parts };
  }

  /** One segment of one track. A segment that cannot be played is omitted, so that less is sent. */
  #readPart(frame: number, toFrame: number): { readonly part: TitledSound | undefined; readonly frames: number } {
    const position = this.#locate(frame);
    if (position === undefined) return { part: undefined, frames: 1 };
    const frames = Math.min(position.framesLeft, toFrame - frame);
    const whole = this.#soundAt(position);
    if (whole === undefined) return { part: undefined, frames };
    const size = bytesPerFrame(this.#kbps);
    const firstFrame = position.frameInTrack % (whole.sound.length / size);
    const sound = whole.sound.subarray(firstFrame * size, (firstFrame + frames) * size);
    return { part: { sound, title: whole.title }, frames: sound.length / size };
  }

  /** The track's whole sound, or what is played in its place. Only music that is being rendered is replaced by other music. */
  #soundAt({ trackId, broadcast }: LivePosition): TitledSound | undefined {
    const own = this.#source.peek(trackId, this.#kbps);
    if (own !== undefined) return { sound: own, title: broadcast.streamTitle };
    this.#request(trackId, 'now');
    if (this.#source.isRecording(trackId)) return this.#loop();
    const sound = this.#fallbackFor(trackId);
    return sound && { sound, title: broadcast.streamTitle };
  }

  #loop(): TitledSound | undefined {
    const { loop } = this.#source;
    const sound = loop.peek(this.#kbps);
    if (sound === undefined) loop.make(this.#kbps).catch(() => undefined);
    return sound && { sound, title: EMERGENCY_TITLE };
  }

  #fallbackFor(trackId: string): Buffer | undefined {
    const startFallback = this.#source.findFallbackTrack(trackId, this.#kbps);
    if (startFallback === undefined) return undefined;
    this.#request(startFallback, 'now');
    return this.#source.peek(startFallback, this.#kbps);
  }

  #lookAhead(frame: number): void {
    for (const trackId of this.#tracksAt([frame + LOOK_AHEAD_FRAMES])) this.#request(trackId, 'soon');
  }

  #request(trackId: string, priority: 'now' | 'soon'): void {
    if (this.#source.peek(trackId, this.#kbps) !== undefined) return;
    // A failure shows when the track is due: a fallback or the loop plays, and the track is requested again.
    this.#source.load(trackId, this.#kbps, priority).catch(() => undefined);
  }
}
