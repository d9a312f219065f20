/** What a file really is, as counted and hashed while it arrived. */
export type ReceivedFile = { sizeBytes: number; integrity: string };

const segment = /^[A-Za-z0-9_.-]+$/;
const longestPath = 200;

/** A path inside a release: plain segments, nothing that leads out of its folder. */
export function isReleasePath(path: string): boolean {
  if (path.length > longestPath) return false;
  return path.split('/').every((part) => segment.test(part) && part !== '.' && part !== '..');
}

/** What an upload may weigh; more is refused. */
export type PublishLimits = { uploadBytes: number; unpackedBytes: number; files: number };

export const defaultPublishLimits: PublishLimits = {
  uploadBytes: 50_000_000,
  unpackedBytes: 100_000_000,
  files: 2000,
};
