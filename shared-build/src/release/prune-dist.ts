import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { DAY_MS } from '@afterglow/shared-contracts/time';

const RETENTION_MS = DAY_MS;

/** Deletes other versions and interrupted builds that are older than a day, which will never be published. */
export function pruneDist(packageDir: string, currentVersion: string, nowMs: number): void {
  const dist = path.join(packageDir, 'dist');
  if (!existsSync(dist)) return;
  for (const entry of readdirSync(dist).filter((name) => name !== currentVersion)) {
    const old = path.join(dist, entry);
    if (nowMs - statSync(old).mtimeMs > RETENTION_MS) rmSync(old, { recursive: true, force: true });
  }
}
