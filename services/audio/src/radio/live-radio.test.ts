import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, type Socket, connect } from 'node:net';
import type { BitrateKbps, Mount } from '@afterglow/shared-contracts';
import { createManualClock, type ManualClock } from '@afterglow/kit/testing';
import { bytesPerFrame } from '../tracks/mp3-format.ts';
import { createEmergencyLoop } from './emergency-loop.ts';
import { type LiveRadio, createLiveRadio } from './live-radio.ts';
import { buildBroadcast } from './testing/build-broadcast.ts';
import type { TrackSource } from './track-source.ts';

const START_MS = 24 * 100_000_000;
const BURST_FRAMES = 167;
const FRAMES: Readonly<Record<string, number>> = { one: 400, two: 300, spare: 250 };

/** Tracks whose every frame starts with its own number, so that a test can locate it. */
function makeTrack(trackId: string, kbps: BitrateKbps): Buffer {
  const frames = FRAMES[trackId] ?? 0;
  const bytes = Buffer.alloc(frames * bytesPerFrame(kbps), trackId.charCodeAt(0));
  for (let frame = 0; frame < frames; frame += 1) bytes.writeUInt16BE(frame, frame * bytesPerFrame(kbps));
  return bytes;
}

function createFakeSource(missing: ReadonlySet<string> = new Set()): TrackSource & { readonly asked: string[] } {
  const memory = new Map<string, Buffer>();
  const asked: string[] = [];
  return {
    asked,
    framesOf: (trackId) => FRAMES[trackId] ?? 0,
    peek: (trackId, kbps) => memory.get(`${trackId}-${kbps}`),
    load: (trackId, kbps, priority) => {
      asked.push(`${trackId}/${priority}`);
      if (missing.has(trackId)) return new Promise(() => undefined);
      const bytes = makeTrack(trackId, kbps);
      memory.set(`${trackId}-${kbps}`, bytes);
      return Promise.resolve(bytes);
    },
    isRecording: () => false,
    loop: createEmergencyLoop(),
    findFallbackTrack: (trackId) => (trackId !== 'spare' && !missing.has('spare') ? 'spare' : undefined),
    keepOnly: (isNeeded) => {
      for (const key of memory.keys()) if (!isNeeded(key)) memory.delete(key);
    },
  };
}

const schedule = [buildBroadcast({ startsAtMs: START_MS, endsAtMs: START_MS + 36_000_000, trackIds: ['one', 'two'] })];

let clock: ManualClock;
let radio: LiveRadio;
let server: Server;
const sockets: Socket[] = [];

async function start(source = createFakeSource()): Promise<void> {
  clock = createManualClock(START_MS + 1000 * 24);
  const programme = { ready: () => Promise.resolve(), scheduleOf: () => schedule };
  radio = createLiveRadio({ clock, source, programme });
  server = createServer((request, response) => {
    const mount = new URL(request.url ?? '', 'http://local').pathname.slice(1) as Mount; // only tests ask
    void radio.prepare('deep', mount).then(() => radio.attach('deep', mount, request, response));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
}

afterEach(async () => {
  radio.stop();
  for (const socket of sockets.splice(0)) socket.destroy();
  await new Promise((resolve) => server.close(resolve));
});

interface Listening {
  readonly head: () => Promise<string>;
  /** Resolves when this many bytes of audio have arrived. */
  readonly sound: (bytes: number) => Promise<Buffer>;
  readonly socket: Socket;
}

function listen(mount: Mount = 'low', headers = '', method = 'GET', version = '1.1'): Listening {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1'); // a TCP server has an address object
  sockets.push(socket);
  socket.write(`${method} /${mount} HTTP/${version}\r\nHost: x\r\n${headers}\r\n`);
  let received = Buffer.alloc(0);
  socket.on('data', (chunk: Buffer) => (received = Buffer.concat([received, chunk])));
  const until = async (isThere: () => boolean) => {
    while (!isThere()) await once(socket, 'data');
  };
  const headEnd = () => received.indexOf('\r\n\r\n') + 4;
  return {
    socket,
    head: async () => {
      await until(() => headEnd() > 3);
      return received.subarray(0, headEnd()).toString().toLowerCase();
    },
    sound: async (bytes) => {
      await until(() => headEnd() > 3 && received.length - headEnd() >= bytes);
      return received.subarray(headEnd());
    },
  };
}

test('a listener starts with about four seconds of whole frames up to now', async () => {
  await start();
  const sound = await listen().sound(BURST_FRAMES * 288);
  expect(sound.length).toBe(BURST_FRAMES * 288);
  // 1000 frames after the start the loop of 700 is at frame 300 of track one.
  expect(sound.readUInt16BE(0)).toBe(300 - BURST_FRAMES);
  expect(sound.readUInt16BE((BURST_FRAMES - 1) * 288)).toBe(299);
});

test('a quarter of a second later all listeners receive the same next frames, late joiners too', async () => {
  await start();
  const early = listen();
  await early.sound(BURST_FRAMES * 288);
  clock.advance(10_000);
  const late = listen();
  await late.sound(BURST_FRAMES * 288);
  clock.advance(10_000);
  const frames = BURST_FRAMES + Math.floor(20_000 / 24);
  const all = await early.sound(frames * 288);
  const tail = await late.sound(Math.floor(10_000 / 24) * 288);
  expect(all.length).toBe(frames * 288);
  expect(all.subarray(all.length - tail.length).equals(tail)).toBe(true);
});

test('frames continue from track to track and around the loop without a gap', async () => {
  await start();
  const listener = listen();
  await listener.sound(BURST_FRAMES * 288);
  for (let tick = 0; tick < 80; tick += 1) clock.advance(250);
  const sound = await listener.sound((BURST_FRAMES + 833) * 288);
  const numbers = Array.from({ length: BURST_FRAMES + 833 }, (_, frame) => sound.readUInt16BE(frame * 288));
  const steps = numbers.slice(1).map((number, index) => number - (numbers[index] ?? 0));
  expect(new Set(steps)).toEqual(new Set([1, -399, -299]));
});

test.each([
  ['low', 288, '96'],
  ['mid', 384, '128'],
  ['high', 960, '320'],
] as const)('the mount %s sends frames of %i bytes and says %s kbit/s', async (mount, frameBytes, kbps) => {
  await start();
  const listener = listen(mount);
  expect((await listener.sound(BURST_FRAMES * frameBytes)).length).toBe(BURST_FRAMES * frameBytes);
  const head = await listener.head();
  expect(head).toContain('content-type: audio/mpeg');
  expect(head).toContain(`icy-br: ${kbps}`);
  expect(head).not.toContain('transfer-encoding');
  expect(head).not.toContain('icy-metaint');
});

test('a client that asks for titles gets them interleaved', async () => {
  await start();
  const listener = listen('low', 'Icy-MetaData: 1\r\n');
  expect(await listener.head()).toContain('icy-metaint: 16000');
  const sound = await listener.sound(BURST_FRAMES * 288);
  expect(sound.subarray(16_001, 16_040).toString()).toContain("StreamTitle='Ana - Dusk';");
});

test.each([
  ['1.0', '', 200],
  ['1.0', 'Icy-MetaData: 1\r\n', 200],
  ['1.1', 'Range: bytes=0-\r\n', 200],
  ['1.1', 'Range: bytes=0-1\r\n', 206],
  ['1.1', 'Range: Bytes= 0 - 1\r\n', 206],
  ['1.1', 'Range: bytes=0-2\r\n', 200],
  ['1.1', 'Range: bytes=-2\r\n', 200],
  ['1.0', 'Range: bytes=0-1\r\n', 206],
] as const)('HTTP/%s with "%s" gets status %i, without chunks', async (version, headers, status) => {
  await start();
  const listener = listen('low', headers, 'GET', version);
  const head = await listener.head();
  expect(head).toMatch(new RegExp(`^http/1\\.1 ${status} `));
  expect(head).not.toContain('transfer-encoding');
  if (status === 200)
    expect((await listener.sound(BURST_FRAMES * 288)).length).toBeGreaterThanOrEqual(BURST_FRAMES * 288);
  else {
    expect(head).toContain('content-range: bytes 0-1/*');
    expect((await listener.sound(2)).readUInt16BE(0)).toBe(300 - BURST_FRAMES);
    expect(radio.listenerCount('deep')).toBe(0);
  }
});

test('HEAD responds with the head only and closes', async () => {
  await start();
  const listener = listen('low', '', 'HEAD');
  await once(listener.socket, 'close');
  expect(await listener.head()).toContain('audio/mpeg');
  expect(radio.listenerCount('deep')).toBe(0);
});

test('a track that is not rendered yet has a fallback and is requested with priority', async () => {
  const source = createFakeSource(new Set(['one']));
  await start(source);
  const sound = await listen().sound(BURST_FRAMES * 288);
  expect(String.fromCharCode(sound[10] ?? 0)).toBe('s');
  expect(source.asked).toContain('one/now');
});

test('the next track is loaded into memory before it is due', async () => {
  const source = createFakeSource();
  await start(source);
  await listen().sound(BURST_FRAMES * 288);
  clock.advance(250);
  expect(source.asked).toContain('two/soon');
});

test('the response names the station, and tells proxies not to buffer the stream', async () => {
  await start();
  const head = await listen().head();
  expect(head).toContain('icy-name: afterglow deep');
  expect(head).toContain('x-accel-buffering: no');
});

test('a disconnect is detected, and without listeners there is no timer and no memory use', async () => {
  const source = createFakeSource();
  await start(source);
  const listener = listen();
  await listener.sound(BURST_FRAMES * 288);
  expect(radio.listenerCount('deep')).toBe(1);
  listener.socket.destroy();
  while (radio.listenerCount('deep') > 0) await new Promise((resolve) => setImmediate(resolve));
  clock.advance(60_000);
  expect(source.peek('one', 96)).toBeUndefined();
  const asked = source.asked.length;
  clock.advance(60_000);
  expect(source.asked).toHaveLength(asked);
});

test('stopping ends every stream', async () => {
  await start();
  const listener = listen();
  await listener.sound(BURST_FRAMES * 288);
  radio.stop();
  await once(listener.socket, 'end');
  expect(radio.listenerCount('deep')).toBe(0);
});
