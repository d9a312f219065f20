import { existsSync } from 'node:fs';
import { cp, mkdir, rename, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { scratchFolder } from './paths.ts';
import { PORTS_FROM } from './ports.ts';
import { startSite } from './site-process.ts';

/** Music and pictures are made once, whichever site asks for them first: a file is named by what is in it. */
const SHARED_MEDIA = path.join(scratchFolder, 'media');
const MEDIA_KINDS = ['images', 'tracks'] as const;
const PREPARED = path.join(scratchFolder, 'prepared');
/** Beside the sites of the workers. */
const PORT = PORTS_FROM + 2;

/** Whatever is played begins at once; all the rest, which few journeys hear, would take the processor from them for minutes. */
export const MUSIC_AHEAD = 'beginnings';

/** Starts a site for the first time, so that every other one can begin with what it has made. */
export async function prepareSiteData(): Promise<void> {
  if (existsSync(PREPARED)) return;
  const draft = `${PREPARED}.draft`;
  await rm(draft, { recursive: true, force: true });
  await shareMedia(draft);
  const site = await startSite({ port: PORT, dataDir: draft, env: { MUSIC_AHEAD } });
  await site.stop();
  // Releases and who may publish them start anew.
  for (const name of ['releases', 'tokens.json']) await rm(path.join(draft, name), { recursive: true, force: true });
  await rename(draft, PREPARED);
}

/** A folder for a site, as after its first start. */
export async function copySiteData(name: string): Promise<string> {
  const dataDir = path.join(scratchFolder, name);
  await rm(dataDir, { recursive: true, force: true });
  await cp(PREPARED, dataDir, { recursive: true, verbatimSymlinks: true });
  return dataDir;
}

/** Gives a new folder of a site the music and the pictures of the others. */
export async function shareMedia(dataDir: string): Promise<void> {
  const media = path.join(dataDir, 'api/media');
  await mkdir(media, { recursive: true });
  for (const kind of MEDIA_KINDS) {
    const shared = path.join(SHARED_MEDIA, kind);
    await mkdir(shared, { recursive: true });
    await symlink(shared, path.join(media, kind));
  }
}
