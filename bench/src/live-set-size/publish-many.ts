import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { RELEASE_MANIFEST_FILE } from '@afterglow/shared-contracts';
import { liveVersions } from '../running-site/live-versions.ts';
import { registryOf } from '../running-site/registry.ts';
import type { SiteProcess } from '../running-site/site-process.ts';
import { log } from '../say.ts';
import { manyRemotes, type UnopenedRelease } from './many-remotes.ts';

/** Fills the live set of a site up to this many areas; those that are there from an earlier run stay. */
export async function publishMany(site: SiteProcess, wanted: number): Promise<void> {
  const registry = registryOf(site);
  const { shell: _, ...live } = await liveVersions(site.url);
  const own = Object.keys(live).filter((name) => !/-\d+$/.test(name)).length;
  const missing = manyRemotes(wanted - own).filter(({ manifest }) => live[manifest.name] === undefined);
  for (const release of missing) {
    const { name, version } = release.manifest;
    await registry.upload(name, version, archiveOf(release));
    await registry.promote(name, version);
  }
  log(`${wanted} areas are live, ${missing.length} of them new`);
}

/** With tar: publishing two hundred folders with the command line tool would take minutes. */
function archiveOf({ manifest, files }: UnopenedRelease): Buffer {
  const folder = mkdtempSync(path.join(tmpdir(), 'afterglow-many-'));
  mkdirSync(folder, { recursive: true });
  const all = { [RELEASE_MANIFEST_FILE]: JSON.stringify(manifest), ...files };
  for (const [name, content] of Object.entries(all)) writeFileSync(path.join(folder, name), content);
  const archive = execFileSync('tar', ['-czf', '-', '-C', folder, ...Object.keys(all)]);
  rmSync(folder, { recursive: true });
  return archive;
}
