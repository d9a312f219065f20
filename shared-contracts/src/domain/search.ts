import * as z from 'zod/mini';
import { artistSchema } from './artist.ts';
import { episodeSchema } from './episode.ts';
import { mixSchema } from './mix.ts';
import { showSchema } from './show.ts';

/** What the header x-search-best-match may say. */
export const bestMatchSchema = z.enum(['Mixes', 'Genres', 'Artists', 'Shows', 'TrackLists']);
export type BestMatch = z.infer<typeof bestMatchSchema>;

export const searchResultsSchema = z.object({
  Artists: z.array(artistSchema),
  Shows: z.array(showSchema),
  Episodes: z.array(episodeSchema),
  Mixes: z.array(mixSchema),
});
export type SearchResults = z.infer<typeof searchResultsSchema>;
