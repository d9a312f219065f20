import type { Clock } from '@afterglow/kit';

/** Where all instances find the recordings: files that never change, named `<digest>/<file>`. */
export interface RecordingArchive {
  put(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<void>;
  /** Undefined for a missing file. `sizeBytes` is its expected size, so that a slow transfer gets its time. */
  get(name: string, sizeBytes: number): Promise<Uint8Array | undefined>;
  /** The sizes of all files whose names start like this, by name. */
  list(prefix: string): Promise<ReadonlyMap<string, number>>;
}

/** For a single instance: its own folder is all there is. */
export const NO_ARCHIVE: RecordingArchive = {
  put: () => Promise.resolve(),
  get: () => Promise.resolve(undefined),
  list: () => Promise.resolve(new Map()),
};

/** While the archive is away, not every listener asks it again. */
const REST_MS = 2_000;

/** After a failure, everything fails alike for a moment. */
export function restAfterFailure(archive: RecordingArchive, clock: Clock): RecordingArchive {
  let untilMs = Number.NEGATIVE_INFINITY;
  let failure: unknown;
  async function guard<T>(work: () => Promise<T>): Promise<T> {
    const leftMs = untilMs - clock.nowMs();
    // More is left only after the clock was set back.
    if (leftMs > 0 && leftMs <= REST_MS) throw failure;
    try {
      return await work();
    } catch (error) {
      failure = error;
      untilMs = clock.nowMs() + REST_MS;
      throw error;
    }
  }
  return {
    put: (name, bytes) => guard(() => archive.put(name, bytes)),
    get: (name, sizeBytes) => guard(() => archive.get(name, sizeBytes)),
    list: (prefix) => guard(() => archive.list(prefix)),
  };
}
