import type { ServerResponse } from 'node:http';
import { buildBroadcast } from './testing/build-broadcast.ts';
import { createEmergencyLoop, EMERGENCY_TITLE } from './emergency-loop.ts';
import { type LiveChunk, LiveListener } from './live-listener.ts';
import { MountStream } from './mount-stream.ts';
import type { TrackSource } from './track-source.ts';

const START_MS = 24 * 1_000_000;
const bytes = Buffer.alloc(100_000 * 288, 1);
const source: TrackSource = {
  framesOf: () => 100_000,
  peek: () => bytes,
  load: () => Promise.resolve(bytes),
  isRecording: () => false,
  loop: createEmergencyLoop(),
  findFallbackTrack: () => undefined,
  keepOnly: () => undefined,
};
const schedule = [buildBroadcast({ startsAtMs: START_MS - 3_600_000, endsAtMs: START_MS + 7_200_000 })];

function createConnection() {
  const connection = { written: 0, writableLength: 0, destroyed: false, isEnded: false };
  const response = {
    get destroyed() {
      return connection.destroyed;
    },
    get writableLength() {
      return connection.writableLength;
    },
    write: (chunk: Buffer) => {
      connection.written += chunk.length;
      connection.writableLength += chunk.length;
      return true;
    },
    destroy: () => (connection.destroyed = true),
    end: () => (connection.isEnded = true),
  };
  // A listener uses nothing else of a response.
  return { connection, listener: new LiveListener(response as unknown as ServerResponse, false) };
}

function createStream(): MountStream {
  return new MountStream(() => schedule, 96, source);
}

test('a listener who lags more than 256 KiB is dropped, the others are not', () => {
  const stream = createStream();
  const slow = createConnection();
  const quick = createConnection();
  stream.add(slow.listener, START_MS);
  stream.add(quick.listener, START_MS);
  for (let second = 1; second <= 30; second += 1) {
    quick.connection.writableLength = 0;
    stream.advance(START_MS + second * 1000);
  }
  expect([slow.connection.destroyed, quick.connection.destroyed]).toEqual([true, false]);
  expect(slow.connection.written).toBeLessThan(256 * 1024 + 15_000);
  expect(stream.listenerCount).toBe(1);
});

test('after a long sleep of the machine the stream continues at the live edge', () => {
  const stream = createStream();
  const { connection, listener } = createConnection();
  stream.add(listener, START_MS);
  const burst = connection.written;
  stream.advance(START_MS + 3_600_000);
  expect(connection.written - burst).toBe(burst);
});

test('[OPERATE-004] after the clock is set back the stream continues at the live edge', () => {
  const stream = createStream();
  const { connection, listener } = createConnection();
  stream.add(listener, START_MS);
  const burst = connection.written;
  stream.advance(START_MS - 2_400_000);
  expect(connection.written - burst).toBe(burst);
  stream.advance(START_MS - 2_400_000 + 240);
  expect(connection.written - 2 * burst).toBe(10 * 288);
});

test('after the clock is set back by a moment the stream waits for it', () => {
  const stream = createStream();
  const { connection, listener } = createConnection();
  stream.add(listener, START_MS);
  const burst = connection.written;
  for (const afterMs of [-5000, -2400, 0, 240]) stream.advance(START_MS + afterMs);
  expect(connection.written - burst).toBe(10 * 288);
});

test('a tick sends exactly the frames that are due', () => {
  const stream = createStream();
  const { connection, listener } = createConnection();
  stream.add(listener, START_MS);
  const burst = connection.written;
  for (let tick = 1; tick <= 96; tick += 1) {
    connection.writableLength = 0;
    stream.advance(START_MS + tick * 250);
  }
  expect(connection.written - burst).toBe(1000 * 288);
});

test('ending closes the connection of every listener', () => {
  const stream = createStream();
  const { connection, listener } = createConnection();
  stream.add(listener, START_MS);
  stream.end();
  expect(connection.isEnded).toBe(true);
  expect(stream.listenerCount).toBe(0);
});

test('when nothing is on air, no one is admitted and nothing is sent', async () => {
  const stream = new MountStream(() => [], 96, source);
  await expect(stream.prepare(START_MS)).rejects.toThrow('Nothing is on the air.');
  const { connection, listener } = createConnection();
  stream.add(listener, START_MS);
  stream.advance(START_MS + 1000);
  expect(connection.written).toBe(0);
});

test('a large audience is served in batches, and everyone receives everything in order', async () => {
  const stream = createStream();
  const all = Array.from({ length: 1_000 }, createConnection);
  for (const { listener } of all) stream.add(listener, START_MS);
  for (const { connection } of all) connection.written = 0;
  stream.advance(START_MS + 240);
  expect(all.filter(({ connection }) => connection.written > 0)).toHaveLength(100);
  stream.advance(START_MS + 480);
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  expect(all.every(({ connection }) => connection.written === 20 * 288)).toBe(true);
});

test('in place of a missing recording the emergency loop plays, under its own title, until it is back', async () => {
  const recording: { bytes?: Buffer } = {};
  const stream = new MountStream(() => schedule, 96, {
    ...source,
    isRecording: () => true,
    findFallbackTrack: () => 'other music',
    peek: (trackId) => (trackId === 'track' ? recording.bytes : bytes),
    load: () => Promise.reject(new Error('The recording is missing.')),
  });
  const heard: string[] = [];
  const listener = { send: ({ parts }: LiveChunk) => heard.push(...parts.map(({ title }) => title)) > 0 };
  await stream.prepare(START_MS);
  // A stream uses nothing else of a listener.
  stream.add(listener as unknown as LiveListener, START_MS);
  expect(stream.start(START_MS).equals(bytes.subarray(0, stream.start(START_MS).length))).toBe(false);
  recording.bytes = bytes;
  stream.advance(START_MS + 240);
  expect([...new Set(heard)]).toEqual([EMERGENCY_TITLE, 'Ana - Dusk']);
});

test('a stream that sends its listeners nothing for ten seconds is silent, and says whether anything is planned', () => {
  let sound: Buffer | undefined = bytes;
  let planned = schedule;
  const stream = new MountStream(() => planned, 96, { ...source, peek: () => sound });
  const { connection, listener } = createConnection();
  const passTo = (seconds: number) => {
    connection.writableLength = 0;
    stream.advance(START_MS + seconds * 1000);
    return stream.silence(START_MS + seconds * 1000);
  };
  stream.add(listener, START_MS);
  expect(passTo(5)).toBe('none');
  sound = undefined;
  expect(passTo(12)).toBe('none');
  expect(passTo(16)).toBe('broken');
  planned = [];
  expect(passTo(17)).toBe('unplanned');
  planned = schedule;
  sound = bytes;
  expect(passTo(18)).toBe('none');
  stream.remove(listener);
  expect(stream.silence(START_MS + 60_000)).toBe('none');
});
