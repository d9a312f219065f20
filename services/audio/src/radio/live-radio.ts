import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  CHANNEL_IDS,
  MOUNTS,
  type ChannelId,
  type Mount,
  DEFAULT_BITRATE_KBPS,
  QUALITIES,
  type BitrateKbps,
} from '@afterglow/shared-contracts';

import type { Clock } from '@afterglow/kit';
import type { ChannelSchedule } from './channel-schedule.ts';
import { parseRange } from '../tracks/files/byte-range.ts';
import { streamName } from './stream-name.ts';
import { ICY_INTERVAL_BYTES } from './icy-metadata.ts';
import { LiveListener } from './live-listener.ts';
import { MountStream, type Silence } from './mount-stream.ts';
import type { TrackSource } from './track-source.ts';

/** The live streams of all channels, over HTTP. */
export interface LiveRadio {
  /** Resolves when the mount has audio to play. Await it before `attach`; rejects when nothing can be rendered. */
  prepare(channel: ChannelId, mount: Mount): Promise<void>;
  /** Responds to a GET (or HEAD) with the endless stream. The caller has authorized the listener. */
  attach(channel: ChannelId, mount: Mount, request: IncomingMessage, response: ServerResponse): void;
  /** Listeners of one mount, or of all mounts of the channel. */
  listenerCount(channel: ChannelId, mount?: Mount): number;
  /** The worst of the mounts of a channel. */
  silence(channel: ChannelId): Silence;
  stop(): void;
}

/** The broadcasts of all channels around the current time. */
export interface RunningSchedule {
  /** Resolves when the current time is covered. */
  ready(): Promise<void>;
  scheduleOf(channel: ChannelId): ChannelSchedule;
}

export interface LiveRadioOptions {
  readonly clock: Clock;
  readonly source: TrackSource;
  /** Read again at every tick, so a schedule may change while it is on air. */
  readonly programme: RunningSchedule;
}

const TICK_MS = 250;

/** Live channels whose position is a pure function of clock and schedule: every process sends the same bytes. */
export function createLiveRadio({ clock, source, programme }: LiveRadioOptions): LiveRadio {
  const streams = new Map<string, MountStream>();
  for (const channel of CHANNEL_IDS) {
    for (const mount of MOUNTS) {
      const stream = new MountStream(() => programme.scheduleOf(channel), bitrateOfMount(mount), source);
      streams.set(`${channel}/${mount}`, stream);
    }
  }
  let cancelTick: (() => void) | undefined;

  function streamOf(channel: ChannelId, mount: Mount): MountStream {
    const stream = streams.get(`${channel}/${mount}`);
    if (stream === undefined) throw new RangeError(`No stream ${channel}/${mount} exists.`);
    return stream;
  }

  function tick(): void {
    const nowMs = clock.nowMs();
    for (const stream of streams.values()) stream.advance(nowMs);
    const needed = new Set([...streams.values()].flatMap((stream) => stream.neededKeys(nowMs)));
    source.keepOnly((key) => needed.has(key));
    const isActive = [...streams.values()].some((stream) => stream.isActive(nowMs));
    cancelTick = isActive ? clock.schedule(TICK_MS, tick) : undefined;
  }

  function attach(channel: ChannelId, mount: Mount, request: IncomingMessage, response: ServerResponse): void {
    const wantsTitles = request.headers['icy-metadata'] === '1';
    if (isStreamProbe(request)) return answerProbe(response, streamOf(channel, mount).start(clock.nowMs()));
    writeStreamHead(response, { channel, mount, wantsTitles });
    if (request.method === 'HEAD') {
      response.end();
      return;
    }
    const stream = streamOf(channel, mount);
    const listener = new LiveListener(response, wantsTitles);
    response.on('close', () => stream.remove(listener));
    response.on('error', () => stream.remove(listener));
    stream.add(listener, clock.nowMs());
    cancelTick ??= clock.schedule(TICK_MS, tick);
  }

  return {
    async prepare(channel, mount) {
      await programme.ready();
      cancelTick ??= clock.schedule(TICK_MS, tick);
      await streamOf(channel, mount).prepare(clock.nowMs());
    },
    attach,
    listenerCount(channel, mount) {
      const mounts: readonly Mount[] = mount === undefined ? MOUNTS : [mount];
      return mounts.reduce((sum, one) => sum + streamOf(channel, one).listenerCount, 0);
    },
    silence(channel) {
      const now = MOUNTS.map((mount) => streamOf(channel, mount).silence(clock.nowMs()));
      return now.find((silence) => silence === 'broken') ?? now.find((silence) => silence === 'unplanned') ?? 'none';
    },
    stop() {
      cancelTick?.();
      cancelTick = undefined;
      for (const stream of streams.values()) stream.end();
    },
  };
}

/** How many bytes an iPhone requests first, to check that a file supports ranges. */
const PROBE_BYTES = 2;

/** Whether a player only probes a URL; it opens the stream by another request. */
export function isStreamProbe({ method, headers }: IncomingMessage): boolean {
  if (method !== 'GET' || headers.range === undefined) return false;
  const range = parseRange(headers.range, Number.POSITIVE_INFINITY);
  return typeof range === 'object' && range.startByte === 0 && range.endByte === PROBE_BYTES;
}

/** Two bytes, of unknown length: an endless response would leave a second stream open. */
function answerProbe(response: ServerResponse, start: Buffer): void {
  const bytes = start.subarray(0, PROBE_BYTES);
  response.writeHead(206, {
    'content-type': 'audio/mpeg',
    'cache-control': 'no-store',
    'content-range': `bytes 0-${PROBE_BYTES - 1}/*`,
    'content-length': String(bytes.length),
  });
  response.end(bytes);
}

interface StreamHead {
  readonly channel: ChannelId;
  readonly mount: Mount;
  readonly wantsTitles: boolean;
}

function writeStreamHead(response: ServerResponse, { channel, mount, wantsTitles }: StreamHead): void {
  // The stream ends with its connection: not all hardware players and relays understand chunks.
  response.useChunkedEncodingByDefault = false;
  response.shouldKeepAlive = false;
  response.writeHead(200, {
    'content-type': 'audio/mpeg',
    'cache-control': 'no-store',
    // Proxies that support it forward the stream immediately.
    'x-accel-buffering': 'no',
    'icy-name': streamName(channel),
    'icy-br': String(bitrateOfMount(mount)),
    'icy-pub': '0',
    ...(wantsTitles ? { 'icy-metaint': String(ICY_INTERVAL_BYTES) } : {}),
  });
  response.flushHeaders();
  response.socket?.setNoDelay(true);
  response.socket?.setTimeout(0);
}

/** The bit rate of a mount: low 96, mid 128, high 320 kbit/s. */
function bitrateOfMount(mount: Mount): BitrateKbps {
  return QUALITIES.find((quality) => quality.mount === mount)?.bitrateKbps ?? DEFAULT_BITRATE_KBPS;
}
