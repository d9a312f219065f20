export { createFileStorage } from './create-file-storage.ts';
export type { FileStorage, StoredFile } from './file-storage.ts';
