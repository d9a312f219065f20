import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { planRelease, workspacePackages } from '@afterglow/shared-build';
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
/** Names the releases in the prepared folder. */
const RELEASES_FILE = `${PREPARED}.releases`;
/** Differs from the sites of the workers. */
const PORT = PORTS_FROM + 2;

/** Everything starts playing immediately; rendering the rest, which few journeys play, would occupy the processor for minutes. */
const PREPARED_MUSIC = 'beginnings';
/** With the prepared music. */
export const MUSIC_AHEAD = 'none';

/** Starts a site for the first time and lets it render its music and publish, so that every other one can start with a copy. */
export async function prepareSiteData(): Promise<void> {
  const wanted = plannedReleases();
  if (await has(wanted)) return;
  const draft = `${PREPARED}.draft`;
  await rm(draft, { recursive: true, force: true });
  if (existsSync(PREPARED)) await rename(PREPARED, draft);
  else await prepareImages(draft);
  // Other releases start fresh, as if there had never been earlier ones.
  for (const name of ['releases', 'tokens.json']) await rm(path.join(draft, name), { recursive: true, force: true });
  const site = await startSite({ port: PORT, dataDir: draft, env: { MUSIC_AHEAD: PREPARED_MUSIC } });
  try {
    await untilStill(path.join(draft, TRACKS));
  } finally {
    await site.stop();
  }
  await rename(draft, PREPARED);
  await writeFile(RELEASES_FILE, wanted);
}

/** The releases that a site publishes at its start, of the current sources. */
function plannedReleases(): string {
  const packages = workspacePackages().filter(({ role }) => role === 'shell' || role === 'remote');
  return packages.map(({ dir, folder }) => `${folder} ${planRelease({ packageDir: dir }).version}\n`).join('');
}

async function has(releases: string): Promise<boolean> {
  return (
    [PREPARED, RELEASES_FILE].every((one) => existsSync(one)) && (await readFile(RELEASES_FILE, 'utf8')) === releases
  );
}

async function prepareImages(dataDir: string): Promise<void> {
  await mkdir(SHARED_IMAGES, { recursive: true });
  await mkdir(path.join(dataDir, path.dirname(IMAGES)), { recursive: true });
  await symlink(SHARED_IMAGES, path.join(dataDir, IMAGES));
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
