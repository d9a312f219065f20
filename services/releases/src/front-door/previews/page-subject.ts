import {
  type ArtistId,
  artistIdSchema,
  knownChannelOf,
  type ChannelId,
  type MixId,
  mixIdSchema,
  type PlaylistId,
  playlistIdSchema,
  type ShowId,
  showIdSchema,
} from '@afterglow/shared-contracts';
import type { MatchedPage } from '../matched-page.ts';

/** The subject of a page in the catalog: one item, or for home the featured content. */
export type PageSubject =
  | { readonly kind: 'home' }
  | { readonly kind: 'mix'; readonly id: MixId }
  | { readonly kind: 'show'; readonly id: ShowId }
  | { readonly kind: 'artist'; readonly id: ArtistId }
  | { readonly kind: 'playlist'; readonly id: PlaylistId }
  | { readonly kind: 'channel'; readonly id: ChannelId };

/** `none`: the page has no subject. `impossible`: no item can have the ID in the URL. */
type FoundSubject = PageSubject | { readonly kind: 'none' } | { readonly kind: 'impossible' };

export function subjectOf({ page, parameters }: Pick<MatchedPage, 'page' | 'parameters'>): FoundSubject {
  switch (page.about) {
    case undefined:
      return { kind: 'none' };
    case 'home':
      return { kind: 'home' };
    case 'mix':
      return whenId(mixIdSchema.safeParse(parameters['mixId']), (id) => ({ kind: 'mix', id }));
    case 'show':
      return whenId(showIdSchema.safeParse(parameters['showId']), (id) => ({ kind: 'show', id }));
    case 'artist':
      return whenId(artistIdSchema.safeParse(parameters['artistId']), (id) => ({ kind: 'artist', id }));
    case 'chart':
      return whenId(playlistIdSchema.safeParse(parameters['chartId']), (id) => ({ kind: 'playlist', id }));
    case 'playlist':
      return whenId(playlistIdSchema.safeParse(parameters['playlistId']), (id) => ({ kind: 'playlist', id }));
    case 'channel': {
      const id = knownChannelOf(parameters['channelId']);
      return id === undefined ? { kind: 'impossible' } : { kind: 'channel', id };
    }
  }
}

type Parsed<Id> = { readonly success: true; readonly data: Id } | { readonly success: false };

function whenId<Id>(parsed: Parsed<Id>, subject: (id: Id) => PageSubject): FoundSubject {
  return parsed.success ? subject(parsed.data) : { kind: 'impossible' };
}
