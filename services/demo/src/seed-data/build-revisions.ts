import type { PlaylistSeed, RevisionSeed } from '@afterglow/api';
import { DAY_MS } from '@afterglow/shared-contracts/time';

/** The newest playlist has a draft, and another one is published a week after the day of seeding. */
export function buildRevisions(day: string, playlists: readonly PlaylistSeed[]): RevisionSeed[] {
  const modified = new Date(`${day}T00:00:00Z`);
  const [drafted, planned] = playlists.filter(({ type, isHidden }) => type === 'editorial' && !isHidden);
  if (drafted === undefined || planned === undefined) return [];
  const inAWeek = new Date(modified.getTime() + 7 * DAY_MS);
  return [nextRevision(drafted, modified, null), nextRevision(planned, modified, inAWeek)];
}

function nextRevision(playlist: PlaylistSeed, modificationTime: Date, publishTime: Date | null): RevisionSeed {
  return {
    id: playlist.revisionId + 1,
    playlistId: playlist.id,
    playlistType: playlist.type,
    title: `${playlist.title} (revised)`,
    description: playlist.description,
    publishTime,
    modificationTime,
    mixes: playlist.mixes.toReversed(),
  };
}
