import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A disk for one test. */
export interface SmallDisk {
  readonly folder: string;
  /** Uses up the space until this many bytes are free. */
  fill(freeBytes?: number): void;
  /** Frees what `fill` used. */
  free(): void;
  remove(): Promise<void>;
}

/** Mounts a disk in memory; undefined where this process may not mount, with one line that says so. */
export function mountSmallDisk(megabytes: number): SmallDisk | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'afterglow-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'pipe' });
  } catch {
    rmSync(folder, { recursive: true });
    process.stderr.write('Skipped: a full disk is tested where this process may mount one (as root).\n');
    return undefined;
  }
  const filler = join(folder, 'filler');
  const free = () => rmSync(filler, { force: true });
  return {
    folder,
    free,
    fill(freeBytes = 0) {
      free();
      const { bavail, bsize } = statfsSync(folder);
      writeFileSync(filler, Buffer.alloc(Math.max(0, bavail * bsize - freeBytes)));
    },
    async remove() {
      execFileSync('umount', ['-l', folder]);
      await rm(folder, { recursive: true });
    },
  };
}
