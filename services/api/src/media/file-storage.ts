/** Keeps files that are never changed, by name: in the data folder, or in a bucket that several instances share. */
export interface FileStorage {
  /** Whole or not at all; the same name again replaces it. Rejects when it cannot be kept. */
  put(name: string, file: StoredFile): Promise<void>;
  /** Undefined when there is no such file. */
  get(name: string): Promise<StoredFile | undefined>;
  /** Nothing happens when there is none. */
  remove(name: string): Promise<void>;
}

export interface StoredFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly contentType: string;
}

/** Names are made by the service, never by its callers. */
const NAME = /^[a-z]+\/[0-9a-f]{32}-\d{1,4}\.(webp|jpeg)$/;

/** Throws for a name that is none: it would be a fault of the service. */
export function checkFileName(name: string): string {
  if (!NAME.test(name)) throw new TypeError(`Not a file name: ${name}`);
  return name;
}

/** The type of a file by its name. */
export function contentTypeOf(name: string): string {
  return `image/${NAME.exec(name)?.[1] ?? 'jpeg'}`;
}
