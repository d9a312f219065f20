import { readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const LOOK_EVERY_MS = 1000;
const SETTLED_MS = 15_000;

/** The path of a site's rendered music. */
function musicFolder(dataDir: string): string {
  return path.join(dataDir, 'api/media/tracks');
}

/** Resets a data folder's music to the state before the first start. */
export function forgetMusic(dataDir: string): void {
  rmSync(musicFolder(dataDir), { recursive: true, force: true });
}

/** Resolves when nothing is being rendered anymore. */
export async function untilMusicIsMade(dataDir: string): Promise<void> {
  while (Date.now() - lastWriteMs(musicFolder(dataDir)) < SETTLED_MS) await pause(LOOK_EVERY_MS);
}

function lastWriteMs(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const times = files.map(({ parentPath, name }) => {
    return statSync(path.join(parentPath, name), { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
  });
  return Math.max(0, ...times);
}
