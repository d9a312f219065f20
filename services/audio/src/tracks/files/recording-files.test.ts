import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createManualClock, type ManualClock } from '@afterglow/kit/testing';
import type { RecordingArchive } from './recording-archive.ts';
import { createRecordingFiles, type RecordingFile, type RecordingFiles } from './recording-files.ts';

const DIGEST = '0123456789abcdef01234567';
const PIECE = `rec-${DIGEST}-0-2`;
const NAME = `${DIGEST}/${PIECE}-96.mp3`;
const CONTENT = Buffer.alloc(2 * 288, 7);

interface FakeArchive extends RecordingArchive {
  readonly stored: Map<string, Buffer>;
  readonly calls: string[];
  isAway: boolean;
}

function createArchive(): FakeArchive {
  const [stored, calls] = [new Map<string, Buffer>(), [] as string[]];
  function note(call: string): Promise<void> {
    calls.push(call);
    return archive.isAway ? Promise.reject(new Error('away')) : Promise.resolve();
  }
  const archive: FakeArchive = {
    stored,
    calls,
    isAway: false,
    put: (name, bytes) => note(`put ${name}`).then(() => void stored.set(name, Buffer.from(bytes))),
    get: (name) => note(`get ${name}`).then(() => stored.get(name)),
    list: (prefix) =>
      note(`list ${prefix}`).then(
        () =>
          new Map([...stored].filter(([name]) => name.startsWith(prefix)).map(([name, { length }]) => [name, length])),
      ),
  };
  return archive;
}

let dataDir: string;
let archive: FakeArchive;
let clock: ManualClock;
let changes: string[];
let files: RecordingFiles;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'afterglow-recordings-'));
  archive = createArchive();
  clock = createManualClock(0);
  changes = [];
  files = createRecordingFiles({
    dataDir,
    archive,
    clock,
    onMissing: ({ digest, isMissing }) => changes.push(`${digest} ${isMissing ? 'missing' : 'found'}`),
  });
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

function wanted(): RecordingFile {
  const file = files.find(PIECE, 96);
  if (file === undefined) throw new Error('It is a recording.');
  return file;
}

async function writeHere(content: Buffer = CONTENT): Promise<void> {
  await mkdir(path.dirname(wanted().file), { recursive: true });
  await writeFile(wanted().file, content);
}

test('a file that only the archive has is copied once, also for those who ask at the same time', async () => {
  archive.stored.set(NAME, CONTENT);
  expect(await files.areThere([wanted()])).toBe(true);
  const paths = await Promise.all([files.fetch(wanted()), files.fetch(wanted())]);
  await files.fetch(wanted());
  expect(new Set(paths)).toEqual(new Set([wanted().file]));
  expect(await readFile(wanted().file)).toEqual(CONTENT);
  expect(archive.calls).toEqual([`list ${DIGEST}/`, `get ${NAME}`]);
  expect(await readdir(path.join(dataDir, 'media/recordings'))).toEqual([DIGEST]);
});

test('half a file is never used: here it is replaced, in the archive it counts as missing', async () => {
  await writeHere(CONTENT.subarray(5));
  archive.stored.set(NAME, CONTENT.subarray(7));
  expect(await files.areThere([wanted()])).toBe(false);
  clock.advance(10_000);
  await expect(files.fetch(wanted())).rejects.toThrow('is missing');
  archive.stored.set(NAME, CONTENT);
  clock.advance(10_000);
  expect(await readFile(await files.fetch(wanted()))).toEqual(CONTENT);
});

test('a missing recording is reported once, and the archive is not asked at every request', async () => {
  await expect(files.fetch(wanted())).rejects.toThrow('is missing');
  await expect(files.fetch(wanted())).rejects.toThrow('is missing');
  expect(await files.areThere([wanted()])).toBe(false);
  expect(archive.calls).toEqual([`get ${NAME}`]);
  expect([files.missing, files.isMissing(DIGEST), changes]).toEqual([1, true, [`${DIGEST} missing`]]);
  await writeHere();
  expect(await files.areThere([wanted()])).toBe(true);
  expect([files.missing, changes]).toEqual([0, [`${DIGEST} missing`, `${DIGEST} found`]]);
});

test('an archive that is away makes nothing missing, and rests for a moment', async () => {
  archive.isAway = true;
  await expect(files.fetch(wanted())).rejects.toThrow('away');
  await expect(files.areThere([wanted()])).rejects.toThrow('away');
  expect([archive.calls.length, files.missing]).toEqual([1, 0]);
  [archive.isAway] = [false];
  archive.stored.set(NAME, CONTENT);
  clock.advance(2_000);
  expect(await files.areThere([wanted()])).toBe(true);
});

test('what only this folder has is uploaded once; half files, other files and drafts are not', async () => {
  await writeHere();
  const folder = path.dirname(wanted().file);
  await writeFile(path.join(folder, `${PIECE}-128.mp3`), 'half');
  await writeFile(path.join(folder, 'recording.json'), '{}');
  await mkdir(`${folder}.part`);
  await files.upload();
  await files.upload();
  expect(archive.stored).toEqual(new Map([[NAME, CONTENT]]));
  expect(archive.calls.filter((call) => call.startsWith('put'))).toHaveLength(1);
});

test('an inspection finds what is missing before anyone plays it', async () => {
  await writeHere();
  archive.stored.set(NAME.replace('-96', '-128'), Buffer.alloc(2 * 384));
  await files.inspect([PIECE, 'disco-01']);
  expect(files.missing).toBe(1);
  archive.stored.set(NAME.replace('-96', '-320'), Buffer.alloc(2 * 960));
  clock.advance(10_000);
  await files.inspect([PIECE, 'disco-01']);
  expect([files.missing, changes.length]).toEqual([0, 2]);
});

test('a recording that no mix needs anymore is not missing', async () => {
  await files.inspect([PIECE]);
  expect(files.missing).toBe(1);
  await files.inspect([]);
  expect(files.missing).toBe(0);
});
