import { mixIdSchema, playlistIdSchema, playlistTypeSchema } from '@afterglow/shared-contracts';
import { HOUR_MS, WEEK_MS } from '@afterglow/shared-contracts/time';
import * as z from 'zod/mini';
import type { PlaylistSeed, RevisionSeed } from '#app/seeding/seed-catalog-types.ts';
import { asNumber, asWords, asYesNo, readTable } from './read-table.ts';

const PLAYLISTS = readTable(
  'playlists',
  z.object({
    id: asNumber,
    type: playlistTypeSchema,
    title: z.string(),
    description: z.string(),
    hoursOld: asNumber,
    featured: asYesNo,
    hidden: asYesNo,
    mixes: asWords,
  }),
);

/** Charts are ordered by plays; the last playlist is hidden. */
export function buildPlaylists(dayMs: number): PlaylistSeed[] {
  return PLAYLISTS.map(({ id, type, title, description, hoursOld, featured, hidden, mixes }) => ({
    id: playlistIdSchema.parse(id),
    type,
    revisionId: id * 10 + 1,
    title,
    description,
    publishTime: new Date(dayMs - hoursOld * HOUR_MS),
    isFeatured: featured,
    isHidden: hidden,
    mixes: mixes.map((mix) => mixIdSchema.parse(Number(mix))),
  }));
}

/** The newest editorial playlist has a draft; the next one's revision is published a week after the day of seeding. */
export function buildRevisions(dayMs: number, playlists: readonly PlaylistSeed[]): RevisionSeed[] {
  const editorials = playlists.filter(({ type, isHidden }) => type === 'editorial' && !isHidden);
  const times = [null, new Date(dayMs + WEEK_MS)];
  return editorials.slice(0, times.length).map(({ id, type, revisionId, title, description, mixes }, index) => ({
    id: revisionId + 1,
    playlistId: id,
    playlistType: type,
    title: `${title} (revised)`,
    description,
    publishTime: times[index] ?? null,
    modificationTime: new Date(dayMs),
    mixes: mixes.toReversed(),
  }));
}
