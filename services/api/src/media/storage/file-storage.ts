/** Stores files that never change, by name: in the data folder, or in a bucket that several instances share. */
export interface FileStorage {
  /** As a whole or not at all; the same name again replaces it. Rejects when it cannot be stored. */
  put(name: string, file: StoredFile): Promise<void>;
  get(name: string): Promise<StoredFile | undefined>;
  /** Does nothing for an unknown file. */
  remove(name: string): Promise<void>;
}

export interface StoredFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly contentType: string;
}

/** The service chooses names, never its callers. */
const PICTURE = /^[a-z]+\/[0-9a-f]{32}-\d{1,4}\.(webp|jpeg)$/;
const COPY = /^copies\/[0-9a-f]{32}\.zip$/;

/** Throws for an invalid name, which would be a bug in the service. */
export function checkFileName(name: string): string {
  if (!PICTURE.test(name) && !COPY.test(name)) throw new TypeError(`Not a file name: ${name}`);
  return name;
}

export function contentTypeOf(name: string): string {
  return COPY.test(name) ? 'application/zip' : `image/${PICTURE.exec(name)?.[1] ?? 'jpeg'}`;
}

/** Whether proxies may cache a file: images are public, a data export is private. */
export function isForEveryone(name: string): boolean {
  return PICTURE.test(name);
}
