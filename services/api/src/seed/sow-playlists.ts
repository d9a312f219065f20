import { artworkOf } from '#catalogue/image-address.ts';
import { buildMixes } from './build-mixes.ts';
import { buildPlaylists, type PlaylistSeed } from './build-playlists.ts';
import type { SowContext } from './sow-steps.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

export async function sowPlaylists(context: SowContext): Promise<void> {
  const { db } = context;
  const playlists = seedsOf(context);
  const rows = playlists.map(({ id, type, isFeatured, isHidden }) => {
    return { id, type, featured: isFeatured, hidden: isHidden };
  });
  await db.insertInto('playlists').values(rows).execute();
  await db
    .insertInto('playlist_revisions')
    .values(playlists.map((playlist) => toRevisionRow(playlist, context)))
    .execute();
  const places = playlists.flatMap(({ revisionId, mixes }) =>
    mixes.map((mix_id, index) => ({ revision_id: revisionId, position: index + 1, mix_id })),
  );
  await db.insertInto('playlist_revision_mixes').values(places).execute();
}

/** What is being worked on: the newest playlist has a draft, and another one is published a week after the day of sowing. */
export async function sowRevisions(context: SowContext): Promise<void> {
  const dayMs = Date.parse(`${context.day}T00:00:00Z`);
  const [drafted, planned] = seedsOf(context).filter(({ type, isHidden }) => type === 'editorial' && !isHidden);
  if (drafted === undefined || planned === undefined) return;
  const modified = new Date(dayMs);
  await sowNext(context, drafted, { modified, published: null });
  await sowNext(context, planned, { modified, published: new Date(dayMs + 7 * DAY_MS) });
}

type Times = { readonly modified: Date; readonly published: Date | null };

/** The next revision: the same mixes the other way round. */
async function sowNext(context: SowContext, playlist: PlaylistSeed, { modified, published }: Times): Promise<void> {
  const revision = {
    ...toRevisionRow(playlist, context),
    id: playlist.revisionId + 1,
    title: `${playlist.title} (revised)`,
    publish_time: published,
    modification_time: modified,
  };
  await context.db.insertInto('playlist_revisions').values(revision).execute();
  const places = playlist.mixes.toReversed().map((mix_id, index) => {
    return { revision_id: revision.id, position: index + 1, mix_id };
  });
  await context.db.insertInto('playlist_revision_mixes').values(places).execute();
}

function seedsOf({ day, library }: SowContext): PlaylistSeed[] {
  return buildPlaylists(day, buildMixes(day, library));
}

function toRevisionRow({ id, type, revisionId, title, description, publishTime }: PlaylistSeed, context: SowContext) {
  return {
    id: revisionId,
    playlist_id: id,
    title,
    description,
    color: context.colorOf(artworkOf(type), id),
    publish_time: publishTime,
    modification_time: publishTime,
  };
}
