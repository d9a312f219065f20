import type { RecordingArchive } from '@afterglow/audio';
import type { FileStorage } from './file-storage.ts';

/** Where recordings are in the bucket, and below the folder of media. */
export const RECORDINGS_FOLDER = 'recordings/';

export function archiveIn(files: FileStorage): RecordingArchive {
  return {
    put: (name, bytes) => files.put(`${RECORDINGS_FOLDER}${name}`, { bytes, contentType: 'audio/mpeg' }),
    get: async (name, sizeBytes) => (await files.get(`${RECORDINGS_FOLDER}${name}`, sizeBytes))?.bytes,
    async list(prefix) {
      const found = await files.list(`${RECORDINGS_FOLDER}${prefix}`);
      return new Map([...found].map(([name, sizeBytes]) => [name.slice(RECORDINGS_FOLDER.length), sizeBytes]));
    },
  };
}
