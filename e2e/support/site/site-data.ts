import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rename, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { scratchFolder } from '../paths.ts';
import { PORTS_FROM } from './ports.ts';
import { startSite } from './site-process.ts';

/** Every image is rendered once, by the first site that needs it: its file is named after its content. */
const SHARED_IMAGES = path.join(scratchFolder, 'images');
const IMAGES = 'api/media/images';
const TRACKS = 'api/media/tracks';
/** Rendering a prefix takes less than a second: if no new file has appeared for this long, and none is unfinished, all exist. */
const STILL_MS = 5000;
const HALF_MADE = '.part';
const PREPARED = path.join(scratchFolder, 'prepared');
/** Differs from the sites of the workers. */
const PORT = PORTS_FROM + 2;

/** Everything starts playing immediately; rendering the rest, which few journeys play, would occupy the processor for minutes. */
const PREPARED_MUSIC = 'beginnings';
/** With the prepared music. */
export const MUSIC_AHEAD = 'none';

/** Starts a site for the first time and lets it render its music, so that every other one can start with a copy. */
export async function prepareSiteData(): Promise<void> {
  if (existsSync(PREPARED)) return;
  const draft = `${PREPARED}.draft`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(SHARED_IMAGES, { recursive: true });
  await mkdir(path.join(draft, path.dirname(IMAGES)), { recursive: true });
  await symlink(SHARED_IMAGES, path.join(draft, IMAGES));
  const site = await startSite({ port: PORT, dataDir: draft, env: { MUSIC_AHEAD: PREPARED_MUSIC } });
  try {
    await untilStill(path.join(draft, TRACKS));
  } finally {
    await site.stop();
  }
  // Releases and publishing rights start fresh.
  for (const name of ['releases', 'tokens.json']) await rm(path.join(draft, name), { recursive: true, force: true });
  await rename(draft, PREPARED);
}

export async function copySiteData(name: string): Promise<string> {
  const dataDir = path.join(scratchFolder, name);
  await rm(dataDir, { recursive: true, force: true });
  await cp(PREPARED, dataDir, { recursive: true, verbatimSymlinks: true });
  return dataDir;
}

export async function copyMusic(dataDir: string): Promise<void> {
  await cp(path.join(PREPARED, TRACKS), path.join(dataDir, TRACKS), { recursive: true });
}

async function untilStill(folder: string): Promise<void> {
  let known = '';
  for (let files = await namesIn(folder); files !== known || files.includes(HALF_MADE); files = await namesIn(folder)) {
    known = files;
    await pause(STILL_MS);
  }
}

async function namesIn(folder: string): Promise<string> {
  return (await readdir(folder, { recursive: true })).sort().join('\n');
}
