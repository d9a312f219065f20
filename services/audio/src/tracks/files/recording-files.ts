import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { BITRATES_KBPS, type BitrateKbps } from '@afterglow/shared-contracts';
import { type Clock, systemClock } from '@afterglow/kit';
import { bytesPerFrame } from '../mp3-format.ts';
import { createMissingFiles, type MissingChange } from './missing-files.ts';
import { NO_ARCHIVE, type RecordingArchive, restAfterFailure } from './recording-archive.ts';
import { isRecordingFolder, parseRecordingFile, parseRecordingPiece } from './recording-id.ts';
import { audioFile, hasExactSize, recordingsFolder, unfinishedFile } from './track-files.ts';

export interface RecordingFile {
  readonly digest: string;
  /** In the archive. */
  readonly name: string;
  readonly file: string;
  readonly bytes: number;
}

/**
 * The files of recorded music: in this instance's folder, or in the archive, from which they are copied on first use and kept. Unlike the
 * library's they cannot be rendered again.
 */
export interface RecordingFiles {
  /** The file of a piece; undefined for any other ID. */
  find(pieceId: string, kbps: BitrateKbps): RecordingFile | undefined;
  /** The path of a complete file. Rejects when it is missing everywhere, or the archive is away. */
  fetch(recording: RecordingFile): Promise<string>;
  /** Whether all these files are here or in the archive. Rejects when the archive is away. */
  areThere(recordings: readonly RecordingFile[]): Promise<boolean>;
  /** Puts what the archive lacks of a recording there, or of all that are in this folder. */
  upload(digest?: string): Promise<void>;
  /** Looks for every file of all pieces that mixes need, so that missing ones are known before they are played. */
  inspect(pieceIds: readonly string[]): Promise<void>;
  isMissing(digest: string): boolean;
  /** Whether the recording of any of these pieces is missing. */
  isAnyMissing(pieceIds: readonly string[]): boolean;
  /** How many recordings lack a file. */
  readonly missing: number;
}

export interface RecordingFilesOptions {
  readonly dataDir: string;
  readonly archive?: RecordingArchive | undefined;
  readonly clock?: Clock;
  readonly onMissing?: MissingChange;
}

/** Over `<dataDir>/media/recordings` and the archive, if there is one. */
export function createRecordingFiles({
  dataDir,
  archive: shared,
  clock = systemClock,
  onMissing = () => undefined,
}: RecordingFilesOptions): RecordingFiles {
  const folder = recordingsFolder(dataDir);
  const archive = shared === undefined ? NO_ARCHIVE : restAfterFailure(shared, clock);
  const missing = createMissingFiles(clock, onMissing);
  const downloads = new Map<string, Promise<string>>();

  function find(pieceId: string, kbps: BitrateKbps): RecordingFile | undefined {
    const piece = parseRecordingPiece(pieceId);
    if (piece === undefined) return undefined;
    const { digest, frames } = piece;
    const name = audioFile(digest, pieceId, kbps);
    return { digest, name, file: path.join(folder, name), bytes: frames * bytesPerFrame(kbps) };
  }

  async function isHere({ digest, file, bytes }: RecordingFile): Promise<boolean> {
    const isComplete = await hasExactSize(file, bytes);
    if (isComplete) missing.remove(digest, file);
    return isComplete;
  }

  async function download(recording: RecordingFile): Promise<string> {
    const { digest, file, bytes } = recording;
    const content = missing.isRecent(file) ? undefined : await archive.get(recording.name, bytes);
    if (content?.length !== bytes) {
      missing.add(digest, file);
      throw new Error(`The recording ${file} is missing.`);
    }
    const unfinished = unfinishedFile(path.join(folder, path.basename(file)));
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(unfinished, content, { flush: true });
    await rename(unfinished, file);
    missing.remove(digest, file);
    return file;
  }

  async function areThere(recordings: readonly RecordingFile[], stored = listingsOf(archive)): Promise<boolean> {
    let isComplete = true;
    for (const recording of recordings) {
      const { digest, file, bytes } = recording;
      if (await isHere(recording)) continue;
      const isStored = !missing.isRecent(file) && (await stored(digest)).get(recording.name) === bytes;
      if (isStored) missing.remove(digest, file);
      else missing.add(digest, file);
      isComplete &&= isStored;
    }
    return isComplete;
  }

  async function uploadOne(digest: string, stored: ReadonlyMap<string, number>): Promise<void> {
    for (const name of await readdir(path.join(folder, digest))) {
      const parts = parseRecordingFile(name);
      const recording = parts && find(parts.pieceId, parts.kbps);
      if (recording === undefined || stored.get(recording.name) === recording.bytes) continue;
      if (!(await isHere(recording)) || archive === NO_ARCHIVE) continue;
      await archive.put(recording.name, Uint8Array.from(await readFile(recording.file)));
    }
  }

  return {
    find,
    async fetch(recording) {
      const { file } = recording;
      if (await isHere(recording)) return file;
      const pending = downloads.get(file) ?? download(recording).finally(() => downloads.delete(file));
      downloads.set(file, pending);
      return pending;
    },
    areThere: (recordings) => areThere(recordings),
    async upload(digest) {
      const stored = await archive.list(digest === undefined ? '' : `${digest}/`);
      const names = digest === undefined ? await readdir(folder).catch(() => []) : [digest];
      for (const name of names.filter(isRecordingFolder)) await uploadOne(name, stored);
    },
    async inspect(pieceIds) {
      const all = await archive.list('');
      const files = pieceIds.flatMap((id) => BITRATES_KBPS.flatMap((kbps) => find(id, kbps) ?? []));
      missing.keepOnly(new Set(files.map(({ digest }) => digest)));
      await areThere(files, () => Promise.resolve(all));
    },
    isMissing: (digest) => missing.has(digest),
    isAnyMissing: (pieceIds) => pieceIds.some((id) => missing.has(parseRecordingPiece(id)?.digest ?? '')),
    get missing() {
      return missing.recordings;
    },
  };
}

/** Asks the archive once for each recording. */
function listingsOf(archive: RecordingArchive) {
  const listings = new Map<string, Promise<ReadonlyMap<string, number>>>();
  return (digest: string) => {
    const listing = listings.get(digest) ?? archive.list(`${digest}/`);
    listings.set(digest, listing);
    return listing;
  };
}
