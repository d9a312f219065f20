import { artworkOf } from '#catalog/image-address.ts';
import type { SeedContext } from './seed-steps.ts';
import type { PlaylistSeed, RevisionSeed } from './seed-catalog-types.ts';

export async function seedPlaylists(context: SeedContext): Promise<void> {
  const { db, catalog } = context;
  if (catalog.playlists.length === 0) return;
  const rows = catalog.playlists.map(({ id, type, isFeatured, isHidden }) => {
    return { id, type, featured: isFeatured, hidden: isHidden };
  });
  await db.insertInto('playlists').values(rows).execute();
  await addRevisions(context, catalog.playlists.map(firstRevision));
}

export async function seedRevisions(context: SeedContext): Promise<void> {
  await addRevisions(context, context.catalog.revisions);
}

function firstRevision({ id, type, revisionId, publishTime, ...playlist }: PlaylistSeed): RevisionSeed {
  return {
    id: revisionId,
    playlistId: id,
    playlistType: type,
    title: playlist.title,
    description: playlist.description,
    publishTime,
    modificationTime: publishTime,
    mixes: playlist.mixes,
  };
}

async function addRevisions({ db, colorOf }: SeedContext, revisions: readonly RevisionSeed[]): Promise<void> {
  if (revisions.length === 0) return;
  const rows = revisions.map(({ id, playlistId, playlistType, title, description, publishTime, modificationTime }) => ({
    id,
    playlist_id: playlistId,
    title,
    description,
    color: colorOf(artworkOf(playlistType), playlistId),
    publish_time: publishTime,
    modification_time: modificationTime,
  }));
  await db.insertInto('playlist_revisions').values(rows).execute();
  const places = revisions.flatMap(({ id, mixes }) =>
    mixes.map((mix_id, index) => ({ revision_id: id, position: index + 1, mix_id })),
  );
  if (places.length > 0) await db.insertInto('playlist_revision_mixes').values(places).execute();
}
