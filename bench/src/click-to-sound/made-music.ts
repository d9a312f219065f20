import { readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const LOOK_EVERY_MS = 1000;
const SETTLED_MS = 15_000;

/** Where a site stores the music that it has made. */
function musicFolder(dataDir: string): string {
  return path.join(dataDir, 'api/media/tracks');
}

/** Returns a data folder to the state before the first start, as far as music is concerned. */
export function forgetMusic(dataDir: string): void {
  rmSync(musicFolder(dataDir), { recursive: true, force: true });
}

/** Resolves when nothing is being made any longer. */
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
