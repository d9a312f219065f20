import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRecordingEncoder, type RecordingEncoder } from './recording-encoder.ts';

const FIXTURES = join(import.meta.dirname, '../../test/fixtures');
const NEVER = new AbortController().signal;

let dataDir: string;
let studio: RecordingEncoder | undefined;
beforeEach(async () => (dataDir = await mkdtemp(join(tmpdir(), 'afterglow-studio-'))));
afterEach(async () => {
  await studio?.dispose();
  await rm(dataDir, { recursive: true, force: true });
});

const recordings = () => join(dataDir, 'media', 'recordings');
const requestOf = (file: string, letter: string) => {
  return { file: join(FIXTURES, file), contentHash: letter.repeat(64), signal: NEVER };
};

test("an interrupted run's incomplete files are removed, complete ones stay", async () => {
  await mkdir(join(recordings(), 'abc.part'), { recursive: true });
  await writeFile(join(recordings(), 'abc.part', '96-0.part'), 'half');
  await mkdir(join(recordings(), 'def'));
  studio = await createRecordingEncoder(dataDir);
  expect(await readdir(recordings())).toEqual(['def']);
});

test('an existing recording is used; a damaged one is encoded again', async () => {
  studio = await createRecordingEncoder(dataDir);
  const made = await studio.make(requestOf('tone.wav', 'a'), () => undefined);
  expect(made.pieces).toEqual([`rec-${'a'.repeat(24)}-0-${made.frames}`]);
  const [folder = ''] = await readdir(recordings());
  // The file is not read anymore, so replacing it makes no difference.
  expect(await studio.make(requestOf('tone.ogg', 'a'), () => undefined)).toEqual(made);
  await copyFile(join(FIXTURES, 'tone.ogg'), join(recordings(), folder, 'recording.json'));
  const second = await studio.make(requestOf('tone.ogg', 'a'), () => undefined);
  expect(second.frames).toBeGreaterThan(made.frames);
  expect(JSON.parse(await readFile(join(recordings(), folder, 'recording.json'), 'utf8'))).toEqual(second);
});

test('a job that is canceled while queued never starts', async () => {
  studio = await createRecordingEncoder(dataDir);
  const request = { ...requestOf('tone.wav', 'b'), signal: AbortSignal.abort() };
  await expect(studio.make(request, () => undefined)).rejects.toThrow(/abort/i);
  expect(await readdir(recordings())).toEqual([]);
});
