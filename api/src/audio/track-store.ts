import { DEFAULT_BITRATE_KBPS } from '@afterglow/shared-contracts';
import type { BitrateKbps } from '@afterglow/shared-contracts';
import type { Track } from '../synthesis/track-library.ts';
import { TRACK_LIBRARY } from '../synthesis/track-library.ts';
import { GENERATOR_VERSION } from './generator-version.ts';
import { createJobQueue } from './job-queue.ts';
import { bytesPerFrame } from './mp3-format.ts';
import { createRecordingFiles } from './recording-files.ts';
import { isRecording, parseRecordingPiece } from './recording-id.ts';
import type { TrackEnvelope } from './track-envelope.ts';
import { audioFile, findFinishedRates, prepareTrackFolder, readEnvelope, unfinishedFile } from './track-files.ts';
import type { JobPriority } from './track-jobs.ts';
import { createGrowth, createTrackReader, wholeFile } from './track-reader.ts';
import type { TrackReader } from './track-reader.ts';
import { createWorkerPool } from './worker-pool.ts';

export type TrackProgress = { readonly done: number; readonly total: number };

/** The music as files: what exists is found, what is missing is made by other threads. */
export interface TrackStore {
  /** The music that is made here; recordings come beside it. */
  readonly library: readonly Track[];
  /** The length of a piece of the library or of a recording. */
  framesOf(trackId: string): number | undefined;
  has(trackId: string, kbps: BitrateKbps): boolean;
  /** Path of the track's file, made first when it is missing. Rejects when it cannot be made or written. */
  ensure(trackId: string, kbps: BitrateKbps, priority?: JobPriority): Promise<string>;
  /** Reads the track's file from its first byte on, while it is still being made if need be. */
  openTrack(trackId: string, kbps: BitrateKbps): TrackReader;
  /** The loudness of a track, measured first when it is not known yet. */
  envelope(trackId: string, priority?: JobPriority): Promise<TrackEnvelope>;
  /** The loudness of a track if it is known already. */
  knownEnvelope(trackId: string): TrackEnvelope | undefined;
  /** Makes these tracks at the lowest rate, in order; for what must play at once. */
  warmUp(trackIds: readonly string[], onProgress?: (progress: TrackProgress) => void): Promise<void>;
  /** Makes all tracks at the lowest rate while nothing else is asked for. Resolves when all exist. */
  fillInBackground(onProgress?: (progress: TrackProgress) => void): Promise<void>;
  /** Stops the threads; open requests reject. */
  dispose(): Promise<void>;
}

export type TrackStoreOptions = {
  readonly dataDir: string;
  /** Threads that make tracks; 1 by default, so that a machine of two cores stays usable. */
  readonly workers?: number;
  readonly library?: readonly Track[];
};

/** Opens `<dataDir>/media/tracks`, checks what is there by exact size, and clears what an interrupted run left. */
export async function createTrackStore({
  dataDir,
  workers = 1,
  library = TRACK_LIBRARY,
}: TrackStoreOptions): Promise<TrackStore> {
  const folder = await prepareTrackFolder(dataDir, GENERATOR_VERSION);
  const byId = new Map(library.map((track) => [track.id, track]));
  const finished = new Set<string>();
  const envelopes = new Map<string, TrackEnvelope>();
  const pool = createWorkerPool(workers);
  const queue = createJobQueue(pool, folder);
  const recordings = createRecordingFiles(dataDir);

  async function inspect(track: Track): Promise<void> {
    for (const kbps of await findFinishedRates(folder, track)) finished.add(`${track.id}-${kbps}`);
    const envelope = await readEnvelope(folder, track.id);
    if (envelope !== undefined) envelopes.set(track.id, envelope);
  }

  function find(trackId: string): Track {
    const track = byId.get(trackId);
    if (track === undefined) throw new RangeError(`There is no track "${trackId}".`);
    return track;
  }

  async function ensure(trackId: string, kbps: BitrateKbps, priority: JobPriority = 'now'): Promise<string> {
    const recording = recordings.find(trackId, kbps);
    if (recording !== undefined) return recordings.check(recording);
    const track = find(trackId);
    if (!finished.has(`${trackId}-${kbps}`)) {
      await queue.request(track, kbps, priority);
      await inspect(track);
    }
    return audioFile(folder, trackId, kbps);
  }

  function openTrack(trackId: string, kbps: BitrateKbps): TrackReader {
    const recording = recordings.find(trackId, kbps);
    if (recording !== undefined) return createTrackReader(wholeFile(recording.file, recording.bytes));
    const track = find(trackId);
    const file = audioFile(folder, trackId, kbps);
    const wholeBytes = track.frames * bytesPerFrame(kbps);
    if (finished.has(`${trackId}-${kbps}`)) return createTrackReader(wholeFile(file, wholeBytes));
    const growth = createGrowth();
    const { done, leave } = queue.listen(track, kbps, growth.grow);
    done.then(() => inspect(track)).then(() => growth.grow(wholeBytes), growth.fail);
    return createTrackReader({ candidates: [unfinishedFile(file), file], ...growth, leave });
  }

  async function envelope(trackId: string, priority: JobPriority = 'now'): Promise<TrackEnvelope> {
    if (!envelopes.has(trackId)) {
      await queue.request(find(trackId), 'envelope', priority);
      await inspect(find(trackId));
    }
    const known = envelopes.get(trackId);
    if (known === undefined) throw new Error(`The loudness of track "${trackId}" could not be read back.`);
    return known;
  }

  // Compiling the thread's code takes longer than a listener should wait.
  pool.start();
  await Promise.all(library.map(inspect));
  return {
    library,
    framesOf: (trackId) => byId.get(trackId)?.frames ?? parseRecordingPiece(trackId)?.frames,
    has: (trackId, kbps) => finished.has(`${trackId}-${kbps}`),
    ensure,
    openTrack,
    envelope,
    knownEnvelope: (trackId) => envelopes.get(trackId),
    warmUp: (trackIds, onProgress = ignoreProgress) => {
      // A recording is there or cannot be made.
      const makeable = trackIds.filter((trackId) => !isRecording(trackId));
      return makeAll(makeable, (trackId) => ensure(trackId, DEFAULT_BITRATE_KBPS, 'soon'), onProgress);
    },
    fillInBackground: (onProgress = ignoreProgress) => {
      return makeAll(
        library.map(({ id }) => id),
        (trackId) => ensure(trackId, DEFAULT_BITRATE_KBPS, 'background'),
        onProgress,
      );
    },
    dispose: () => queue.close(),
  };
}

async function makeAll(
  trackIds: readonly string[],
  make: (trackId: string) => Promise<unknown>,
  onProgress: (progress: TrackProgress) => void,
): Promise<void> {
  let done = 0;
  const report = () => onProgress({ done, total: trackIds.length });
  report();
  await Promise.all(
    trackIds.map(async (trackId) => {
      await make(trackId);
      done += 1;
      report();
    }),
  );
}

function ignoreProgress(_progress: TrackProgress): void {
  // Nobody watches.
}
