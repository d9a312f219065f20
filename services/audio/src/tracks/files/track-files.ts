import { renameSync, writeFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { BITRATES_KBPS, type BitrateKbps } from '@afterglow/shared-contracts';
import type { Piece } from '../music-source.ts';
import { bytesPerFrame } from '../mp3-format.ts';
import { type TrackEnvelope, trackEnvelopeSchema } from '../track-envelope.ts';

/** Written under this name and renamed when complete, so that an existing file is complete. */
const UNFINISHED_SUFFIX = '.part';

export function audioFile(folder: string, trackId: string, kbps: BitrateKbps): string {
  return path.join(folder, `${trackId}-${kbps}.mp3`);
}

/** The first bytes of a track's file, rendered before the whole. */
export function prefixFile(folder: string, trackId: string, kbps: BitrateKbps): string {
  return path.join(folder, `${trackId}-${kbps}.head`);
}

/** Where a track's file grows until it is complete. */
export function unfinishedFile(file: string): string {
  return `${file}${UNFINISHED_SUFFIX}`;
}

/** Writes a small file in one step, so that it exists as a whole or not at all. */
export function writeAtomic(file: string, content: string | Uint8Array): void {
  writeFileSync(unfinishedFile(file), content);
  renameSync(unfinishedFile(file), file);
}

/** Recorded music is separate from music that can be rendered again; each recording's pieces have their own folder. */
export function recordingsFolder(dataDir: string): string {
  return path.join(dataDir, 'media', 'recordings');
}

export function envelopeFile(folder: string, trackId: string): string {
  return path.join(folder, `${trackId}.json`);
}

/** Creates the folder of this generator version and deletes leftovers of an interrupted run or an older version. */
export async function prepareTrackFolder(dataDir: string, version: string): Promise<string> {
  const root = path.join(dataDir, 'media', 'tracks');
  const folder = path.join(root, version);
  await mkdir(folder, { recursive: true });
  const versions = await readdir(root);
  const files = await readdir(folder);
  const leftovers = [
    ...versions.filter((name) => name !== version).map((name) => path.join(root, name)),
    ...files.filter((name) => name.endsWith(UNFINISHED_SUFFIX)).map((name) => path.join(folder, name)),
  ];
  await Promise.all(leftovers.map((leftover) => rm(leftover, { recursive: true, force: true })));
  return folder;
}

export async function hasExactSize(file: string, bytes: number): Promise<boolean> {
  const found = await stat(file).catch(() => undefined);
  return found?.size === bytes;
}

/** The rates for which a track's complete file exists; a file of another size is incomplete. */
export async function findFinishedRates(folder: string, track: Piece): Promise<BitrateKbps[]> {
  const checks = BITRATES_KBPS.map(async (kbps) => {
    const isWhole = await hasExactSize(audioFile(folder, track.id, kbps), track.frames * bytesPerFrame(kbps));
    return isWhole ? [kbps] : [];
  });
  return (await Promise.all(checks)).flat();
}

export async function findPrefixes(folder: string, track: Piece): Promise<ReadonlyMap<BitrateKbps, number>> {
  const heads = new Map<BitrateKbps, number>();
  for (const kbps of BITRATES_KBPS) {
    const found = await stat(prefixFile(folder, track.id, kbps)).catch(() => undefined);
    if (found !== undefined) heads.set(kbps, found.size);
  }
  return heads;
}

/** The stored envelope; `undefined` without a valid one. */
export async function readEnvelope(folder: string, trackId: string): Promise<TrackEnvelope | undefined> {
  try {
    const parsed = trackEnvelopeSchema.safeParse(JSON.parse(await readFile(envelopeFile(folder, trackId), 'utf8')));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined; // missing or damaged, so it is measured again
  }
}
