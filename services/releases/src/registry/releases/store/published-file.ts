/** A file's actual properties, counted and hashed while it arrived. */
export interface ReceivedFile {
  sizeBytes: number;
  integrity: string;
}

const SEGMENT = /^[A-Za-z0-9_.-]+$/;
const LONGEST_PATH = 200;

/** A path inside a release: plain segments, which stay in its folder. */
export function isReleasePath(path: string): boolean {
  if (path.length > LONGEST_PATH) return false;
  return path.split('/').every((part) => SEGMENT.test(part) && part !== '.' && part !== '..');
}

/** The limits of an upload; anything larger is rejected. */
export interface PublishLimits {
  uploadBytes: number;
  unpackedBytes: number;
  files: number;
  /** The maximum compressed JavaScript of an area's page, beyond what the shell provides. */
  pageScriptBytes: number;
}

export const DEFAULT_PUBLISH_LIMITS: PublishLimits = {
  uploadBytes: 50_000_000,
  unpackedBytes: 100_000_000,
  files: 2000,
  pageScriptBytes: 50_000,
};
