import type { Import, ImportEvent } from '@afterglow/shared-contracts/services';
import { type Clock, isUniqueViolation, type ListPage, type PageRequest } from '@afterglow/kit';
import type { CoverStore, PictureSource } from '#media/images/index.ts';
import {
  framesToSeconds,
  isUnreadableSound,
  recordingDigest,
  type RecordingEncoder,
  type RecordingFiles,
} from '@afterglow/audio';
import type { ApiDatabase } from '#db/api-tables.ts';
import { addMix, type StoredCover } from './add-mix.ts';
import type { ImportsRepository } from './imports.repository.ts';
import { draftMix } from './mix-draft.ts';
import { lockCatalog } from './next-id.ts';
import type { Upload } from './receive-upload.ts';

export interface ImportsService {
  /** Undefined for a file that was not imported, or whose recording is missing: sending it again then restores the recording. */
  find(contentHash: string): Promise<Import | undefined>;
  list(page: PageRequest): Promise<ListPage<Import>>;
  /** Makes a mix of a file. Resolves with the outcome; rejects when `signal` cancels it. */
  add(upload: Upload, watch: ImportWatch): Promise<ImportEvent>;
}

export interface ImportWatch {
  readonly signal: AbortSignal;
  readonly onProgress: (done: number) => void;
}

export interface ImportsOptions {
  readonly repository: ImportsRepository;
  readonly database: ApiDatabase;
  readonly recordingEncoder: RecordingEncoder;
  readonly recordings: Pick<RecordingFiles, 'isMissing'>;
  readonly covers: CoverStore;
  readonly colorOf: PictureSource['colorOf'];
  readonly clock: Clock;
}

export function createImportsService({
  repository,
  database,
  recordingEncoder,
  recordings,
  covers,
  colorOf,
  clock,
}: ImportsOptions): ImportsService {
  async function addNew(upload: Upload, { signal, onProgress }: ImportWatch): Promise<ImportEvent> {
    const { request, audioFile: file, cover: picture } = upload;
    const recording = await recordingEncoder.make({ file, contentHash: request.content_hash, signal }, onProgress);
    const cover = picture && (await covers.add(picture));
    const notes = [...recording.notes];
    if (picture !== undefined && cover === undefined) notes.push("We couldn't read its cover, so we made one.");
    const draft = draftMix(request, framesToSeconds(recording.frames));
    const nowMs = clock.nowMs();
    signal.throwIfAborted();
    const added = await database.transaction(async (db) => {
      await lockCatalog(db);
      return addMix(db, { draft, recording, cover: cover satisfies StoredCover | undefined, nowMs, colorOf });
    });
    const mix = {
      content_hash: draft.contentHash,
      file_name: draft.fileName,
      mixes_id: added,
      title: draft.title,
      creation_time: new Date(nowMs).toISOString(),
    };
    return { type: 'imported', outcome: 'imported', mix, notes: [...notes, ...draft.notes] };
  }

  return {
    find: async (contentHash) =>
      recordings.isMissing(recordingDigest(contentHash)) ? undefined : repository.find(contentHash),
    list: (page) => repository.list(page),
    async add(upload, watch) {
      try {
        return await addNew(upload, watch);
      } catch (error) {
        if (isUnreadableSound(error)) return { type: 'refused', reason: error.message };
        // Sent twice at the same time: the other was faster.
        const mix = isUniqueViolation(error) ? await repository.find(upload.request.content_hash) : undefined;
        if (mix === undefined) throw error;
        return { type: 'imported', outcome: 'unchanged', mix, notes: [] };
      }
    },
  };
}
