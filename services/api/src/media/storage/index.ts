export { COVERS_FOLDER, type FileStorage, type StoredFile } from './file-storage.ts';
export { listMedia, openStorages, type Storages } from './open-storages.ts';
export { RECORDINGS_FOLDER } from './recording-archive.ts';
