import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { lock } from 'proper-lockfile';

const RETRY_MS = 250;
/** A killed build no longer touches its lock; a live one does so twice in this time, unless webpack keeps it busy. */
const STALE_MS = 30_000;
const LONGEST_BUILD_MS = 600_000;

/**
 * Runs the work while no other process builds in this package: two at the same time would write the same cache and release. Throws when
 * another process has been building for ten minutes.
 */
export async function withBuildLock<T>(packageDir: string, work: () => Promise<T>): Promise<T> {
  const unlock = await takeLock(packageDir);
  try {
    return await work();
  } finally {
    await unlock();
  }
}

async function takeLock(packageDir: string): Promise<() => Promise<void>> {
  const dist = path.join(packageDir, 'dist');
  mkdirSync(dist, { recursive: true });
  const retries = { retries: LONGEST_BUILD_MS / RETRY_MS, minTimeout: RETRY_MS, maxTimeout: RETRY_MS };
  try {
    return await lock(dist, { lockfilePath: path.join(dist, '.building'), stale: STALE_MS, retries });
  } catch (cause) {
    throw new Error(`Another build holds ${dist}: let it end, or stop it, and build again.`, { cause });
  }
}
