import {
  type ArtistId,
  artistIdSchema,
  type ChannelId,
  channelIdSchema,
  type MixId,
  mixIdSchema,
  type PlaylistId,
  playlistIdSchema,
  type ShowId,
  showIdSchema,
} from '@afterglow/shared-contracts';
import * as z from 'zod/mini';

/** What of the catalogue a page is about: one thing, or for home what is featured. */
export type PageSubject =
  | { readonly kind: 'home' }
  | { readonly kind: 'mix'; readonly id: MixId }
  | { readonly kind: 'show'; readonly id: ShowId }
  | { readonly kind: 'artist'; readonly id: ArtistId }
  | { readonly kind: 'playlist'; readonly id: PlaylistId }
  | { readonly kind: 'channel'; readonly id: ChannelId };

const idIn = <Schema extends z.ZodMiniType<unknown, number>>(schema: Schema) => z.pipe(z.coerce.number(), schema);

/** The first group of each pattern is the id. */
const patterns = [
  { pattern: /^\/(?:shows\/\d+\/)?mix\/(\d+)$/, kind: 'mix', id: idIn(mixIdSchema) },
  { pattern: /^\/shows\/(\d+)(?:\/[a-z-]+)?$/, kind: 'show', id: idIn(showIdSchema) },
  { pattern: /^\/artist\/(?:[^/]+\/)?(\d+)(?:\/about)?$/, kind: 'artist', id: idIn(artistIdSchema) },
  { pattern: /^\/browse\/(?:charts|playlists)\/(\d+)$/, kind: 'playlist', id: idIn(playlistIdSchema) },
  { pattern: /^\/radio\/([a-z]+)(?:\/[a-z-]+)?$/, kind: 'channel', id: channelIdSchema },
] as const;

/** A trailing slash is not significant. */
export function plainPath(pathname: string): string {
  return pathname.replace(/(?<=.)\/+$/, '');
}

/** Undefined for a page about nothing in particular. */
export function subjectOf(pathname: string): PageSubject | undefined {
  const plain = plainPath(pathname);
  if (plain === '/') return { kind: 'home' };
  for (const { pattern, kind, id: schema } of patterns) {
    const id = schema.safeParse(pattern.exec(plain)?.[1]);
    // Each pattern stands beside the schema of its own kind.
    if (id.success) return { kind, id: id.data } as PageSubject;
  }
  return undefined;
}
