/** Stores files that never change, by name: in the data folder, or in a bucket that several instances share. */
export interface FileStorage {
  /** As a whole or not at all; the same name again replaces it. Rejects when it cannot be stored. */
  put(name: string, file: StoredFile): Promise<void>;
  /** `sizeBytes` is the expected size of a large file, so that a slow transfer gets its time. */
  get(name: string, sizeBytes?: number): Promise<StoredFile | undefined>;
  /** The sizes of all files whose names start like this, by name. */
  list(prefix: string): Promise<ReadonlyMap<string, number>>;
  /** Does nothing for an unknown file. */
  remove(name: string): Promise<void>;
}

export interface StoredFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly contentType: string;
}

/** Of images that came with music. */
export const COVERS_FOLDER = 'covers/';

/** The service chooses names, never its callers. */
const PICTURE = /^[a-z]+\/[0-9a-f]{32}-\d{1,4}\.(webp|jpeg)$/;
const RECORDING = /^recordings\/[0-9a-f]{24}\/rec-[0-9a-f]{24}-\d{1,5}-\d{1,7}-\d{2,3}\.mp3$/;
const COPY = /^copies\/[0-9a-f]{32}\.zip$/;

/** Throws for an invalid name, which would be a bug in the service. */
export function checkFileName(name: string): string {
  if (![PICTURE, RECORDING, COPY].some((pattern) => pattern.test(name)))
    throw new TypeError(`Not a file name: ${name}`);
  return name;
}

export function contentTypeOf(name: string): string {
  if (RECORDING.test(name)) return 'audio/mpeg';
  return COPY.test(name) ? 'application/zip' : `image/${PICTURE.exec(name)?.[1] ?? 'jpeg'}`;
}

/** Whether proxies may cache a file: images are public, a data export and recordings are not. */
export function isForEveryone(name: string): boolean {
  return PICTURE.test(name);
}
