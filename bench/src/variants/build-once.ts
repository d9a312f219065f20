import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CACHE_DIR } from '../paths.ts';
import { areaSources, shellSource, sourceVersion } from './sources.ts';

const KEY_DIGITS = 12;
const INFO_FILE = '.build.json';

export interface CachedBuild<Info> {
  readonly dir: string;
  readonly info: Info;
}

/** Builds into a separate folder unless the same sources were built there before. `Info` must survive JSON. */
export async function buildOnce<Info>(name: string, build: (dir: string) => Promise<Info>): Promise<CachedBuild<Info>> {
  const parent = path.join(CACHE_DIR, 'variants');
  const dir = path.join(parent, `${name}-${sourcesKey()}`);
  const infoFile = path.join(dir, INFO_FILE);
  // Written by this function, from the same sources.
  if (existsSync(infoFile)) return { dir, info: JSON.parse(readFileSync(infoFile, 'utf8')) as Info };
  for (const old of oldBuilds(parent, name)) rmSync(path.join(parent, old), { recursive: true });
  const building = path.join(parent, `.building-${name}`);
  rmSync(building, { recursive: true, force: true });
  mkdirSync(building, { recursive: true });
  const info = await build(building);
  writeFileSync(path.join(building, INFO_FILE), JSON.stringify(info));
  renameSync(building, dir);
  return { dir, info };
}

function oldBuilds(parent: string, name: string): readonly string[] {
  if (!existsSync(parent)) return [];
  return readdirSync(parent).filter(
    (entry) => entry.startsWith(`${name}-`) && entry.length === name.length + 1 + KEY_DIGITS,
  );
}

/** Identifies everything that is measured: the versions of the sources, and the method of the builds for comparison. */
export function sourcesKey(): string {
  const hash = createHash('sha256');
  for (const one of [shellSource(), ...areaSources().map((area) => area.one)]) hash.update(sourceVersion(one));
  for (const file of readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).sort()) {
    if (file.endsWith('.ts')) hash.update(file).update(readFileSync(path.join(import.meta.dirname, file)));
  }
  return hash.digest('hex').slice(0, KEY_DIGITS);
}
