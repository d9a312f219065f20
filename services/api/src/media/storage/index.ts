export type { FileStorage, StoredFile } from './file-storage.ts';
export { openStorages, type Storages } from './open-storages.ts';
