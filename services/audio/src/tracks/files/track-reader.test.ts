import { appendFile, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createGrowth, createHeadReader, createTrackReader } from './track-reader.ts';

let folder: string;
let unfinished: string;
let whole: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'afterglow-reader-'));
  [unfinished, whole] = [path.join(folder, 'track.part'), path.join(folder, 'track')];
  await writeFile(unfinished, 'abc');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

function startReading() {
  const growth = createGrowth();
  const reader = createTrackReader({ candidates: [unfinished, whole], ...growth });
  const read = async (position: number) => {
    const buffer = Buffer.alloc(10);
    return buffer.subarray(0, await reader.read(buffer, position)).toString();
  };
  return { growth, reader, read };
}

test('a reader gets the rendered bytes, waits for the rest, and survives the renaming', async () => {
  const { growth, reader, read } = startReading();
  const first = read(0);
  growth.grow(3);
  expect(await first).toBe('abc');
  const second = read(3);
  await appendFile(unfinished, 'def');
  await rename(unfinished, whole);
  growth.grow(6);
  expect(await second).toBe('def');
  await reader.close();
});

test('a reader that comes after the renaming finds the whole file', async () => {
  const { growth, reader, read } = startReading();
  await rename(unfinished, whole);
  growth.grow(3);
  expect(await read(1)).toBe('bc');
  await reader.close();
});

test('bytes in the file that are not announced are not read', async () => {
  const { growth, reader, read } = startReading();
  growth.grow(2);
  expect(await read(0)).toBe('ab');
  await reader.close();
});

test('an existing prefix is read immediately, and the rest once it is rendered', async () => {
  const head = path.join(folder, 'track.head');
  await writeFile(head, 'ab');
  const growth = createGrowth();
  const reader = createHeadReader({ file: head, bytes: 2 }, createTrackReader({ candidates: [unfinished], ...growth }));
  const buffer = Buffer.alloc(10);
  expect(buffer.subarray(0, await reader.read(buffer, 0)).toString()).toBe('ab');
  const rest = reader.read(buffer, 2);
  growth.grow(3);
  expect(buffer.subarray(0, await rest).toString()).toBe('c');
  await reader.close();
});

test('closing a reader unsubscribes from the rendering', async () => {
  let left = 0;
  const reader = createTrackReader({ candidates: [whole], ...createGrowth(), leave: () => (left += 1) });
  await reader.close();
  expect(left).toBe(1);
});

test('when the rendering fails, waiting and later readers get the reason', async () => {
  const { growth, read } = startReading();
  const waiting = read(0);
  growth.fail(new Error('disk full'));
  await expect(waiting).rejects.toThrow('disk full');
  await expect(read(0)).rejects.toThrow('disk full');
});
