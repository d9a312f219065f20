import { DEFAULT_BITRATE_KBPS, type BitrateKbps } from '@afterglow/shared-contracts';
import { createJobQueue } from './jobs/job-queue.ts';
import { createKnownFiles } from './files/known-files.ts';
import { createPrerenderer, type Prerenderer } from './jobs/prerenderer.ts';
import { bytesPerFrame } from './mp3-format.ts';
import type { MusicSource, Piece } from './music-source.ts';
import { createRecordingFiles, type RecordingFiles } from './files/recording-files.ts';
import { parseRecordingPiece } from './files/recording-id.ts';
import type { TrackEnvelope } from './track-envelope.ts';
import { audioFile, prefixFile, prepareTrackFolder, unfinishedFile } from './files/track-files.ts';
import type { JobPriority } from './jobs/track-jobs.ts';
import { createGrowth, createHeadReader, createTrackReader, fetchedFile, wholeFile } from './files/track-reader.ts';
import type { TrackReader } from './files/track-reader.ts';
import { createWorkerPool } from './worker-pool.ts';

/** The music as files: existing files are found, missing ones are rendered by other threads. */
export interface TrackStore extends Prerenderer {
  /** Equal for pieces with the same bytes. */
  readonly version: string;
  /** The music that is generated here; recordings are stored separately. */
  readonly library: readonly Piece[];
  /** The length of a piece of the library or of a recording. */
  framesOf(trackId: string): number | undefined;
  has(trackId: string, kbps: BitrateKbps): boolean;
  /** Path of the track's file, rendered first when it is missing. Rejects when it cannot be rendered or written. */
  ensure(trackId: string, kbps: BitrateKbps, priority?: JobPriority): Promise<string>;
  /** Brings the file of a recording here. Rejects when it is missing; resolves immediately for music that is rendered. */
  fetch(trackId: string, kbps: BitrateKbps): Promise<void>;
  /** Whether every recording among these exists at this rate, here or in the archive. Rejects when the archive is away. */
  areThere(trackIds: readonly string[], kbps: BitrateKbps): Promise<boolean>;
  /** Reads the track's file from its first byte on, even while it is still being rendered. */
  openTrack(trackId: string, kbps: BitrateKbps): TrackReader;
  /** The loudness of a track, measured first when unknown. */
  envelope(trackId: string, priority?: JobPriority): Promise<TrackEnvelope>;
  knownEnvelope(trackId: string): TrackEnvelope | undefined;
  /** Starts the threads before anyone needs them: compiling their code takes longer than a listener should wait. */
  startThreads(): void;
  /** Stops the threads; open requests reject. */
  dispose(): Promise<void>;
}

export interface TrackStoreOptions {
  readonly dataDir: string;
  /** The number of rendering threads; 1 by default, so that a machine with two cores stays usable. */
  readonly workers?: number;
  /** Undefined for recordings only. */
  readonly music?: MusicSource;
  /** By default those in `<dataDir>/media/recordings`. */
  readonly recordings?: RecordingFiles;
}

const NO_MUSIC: MusicSource = { version: 'none', pieces: [], rendererUrl: '' };

/** Opens `<dataDir>/media/tracks`, checks existing files by exact size, and deletes an interrupted run's leftovers. */
export async function createTrackStore({
  dataDir,
  workers = 1,
  music = NO_MUSIC,
  recordings = createRecordingFiles({ dataDir }),
}: TrackStoreOptions): Promise<TrackStore> {
  const library = music.pieces;
  // Without a source, the files of another one stay.
  const folder = library.length === 0 ? dataDir : await prepareTrackFolder(dataDir, music.version);
  const byId = new Map(library.map((track) => [track.id, track]));
  const known = createKnownFiles(folder);
  const pool = createWorkerPool(workers, music.rendererUrl);
  const queue = createJobQueue(pool, folder);

  function find(trackId: string): Piece {
    const track = byId.get(trackId);
    if (track === undefined) throw new RangeError(`There is no track "${trackId}".`);
    return track;
  }

  async function ensure(trackId: string, kbps: BitrateKbps, priority: JobPriority = 'now'): Promise<string> {
    const recording = recordings.find(trackId, kbps);
    if (recording !== undefined) return recordings.fetch(recording);
    const track = find(trackId);
    if (!known.isFinished(trackId, kbps)) {
      await queue.request(track, kbps, priority);
      await known.inspect(track);
    }
    return audioFile(folder, trackId, kbps);
  }

  function openTrack(trackId: string, kbps: BitrateKbps): TrackReader {
    const recording = recordings.find(trackId, kbps);
    if (recording !== undefined) return createTrackReader(fetchedFile(recording, recordings.fetch));
    const track = find(trackId);
    const file = audioFile(folder, trackId, kbps);
    const wholeBytes = track.frames * bytesPerFrame(kbps);
    if (known.isFinished(trackId, kbps)) return createTrackReader(wholeFile(file, wholeBytes));
    const growth = createGrowth();
    const { done, leave } = queue.listen(track, kbps, growth.grow);
    done.then(() => known.inspect(track)).then(() => growth.grow(wholeBytes), growth.fail);
    const rest = createTrackReader({ candidates: [unfinishedFile(file), file], ...growth, leave });
    const bytes = known.headBytes(trackId, kbps);
    return bytes === undefined ? rest : createHeadReader({ file: prefixFile(folder, trackId, kbps), bytes }, rest);
  }

  async function envelope(trackId: string, priority: JobPriority = 'now'): Promise<TrackEnvelope> {
    if (known.envelopeOf(trackId) === undefined) {
      await queue.request(find(trackId), 'envelope', priority);
      await known.inspect(find(trackId));
    }
    const measured = known.envelopeOf(trackId);
    if (measured === undefined) throw new Error(`The loudness of track "${trackId}" could not be read back.`);
    return measured;
  }

  await Promise.all(library.map((track) => known.inspect(track)));
  return {
    version: music.version,
    library,
    framesOf: (trackId) => byId.get(trackId)?.frames ?? parseRecordingPiece(trackId)?.frames,
    startThreads() {
      if (library.length > 0) pool.start();
    },
    has: (trackId, kbps) => known.isFinished(trackId, kbps),
    ensure,
    async fetch(trackId, kbps) {
      const recording = recordings.find(trackId, kbps);
      if (recording !== undefined) await recordings.fetch(recording);
    },
    areThere: (trackIds, kbps) => recordings.areThere(trackIds.flatMap((id) => recordings.find(id, kbps) ?? [])),
    openTrack,
    envelope,
    knownEnvelope: (trackId) => known.envelopeOf(trackId),
    ...createPrerenderer({
      library,
      makeWhole: (trackId, priority) => ensure(trackId, DEFAULT_BITRATE_KBPS, priority),
      renderPrefixes: (trackId) =>
        queue.request(find(trackId), 'heads', 'soon').then(() => known.inspect(find(trackId))),
      hasAllHeads: known.hasAllHeads,
    }),
    dispose: () => queue.close(),
  };
}
