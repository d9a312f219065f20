import type { RecordingArchive } from '@afterglow/audio';
import type { FileStorage } from './file-storage.ts';

const FOLDER = 'recordings/';

export function archiveIn(files: FileStorage): RecordingArchive {
  return {
    put: (name, bytes) => files.put(`${FOLDER}${name}`, { bytes, contentType: 'audio/mpeg' }),
    get: async (name, sizeBytes) => (await files.get(`${FOLDER}${name}`, sizeBytes))?.bytes,
    async list(prefix) {
      const found = await files.list(`${FOLDER}${prefix}`);
      return new Map([...found].map(([name, sizeBytes]) => [name.slice(FOLDER.length), sizeBytes]));
    },
  };
}
