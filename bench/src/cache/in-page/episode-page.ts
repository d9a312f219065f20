import { artistIdSchema, episodeIdSchema, showIdSchema, type Episode } from '@afterglow/shared-contracts';

/** A list of one broadcast: about as small as an entry gets, so that ten thousand of them fit. */
export function episodePage(number: number): { readonly items: readonly Episode[]; readonly total: number } {
  const episode = {
    id: episodeIdSchema.parse(number),
    air_start: '2026-03-01T10:00:00.000Z',
    air_end: '2026-03-01T11:00:00.000Z',
    artist_id: artistIdSchema.parse(5),
    show_id: showIdSchema.parse(3),
  };
  return { items: [episode], total: 1 };
}
