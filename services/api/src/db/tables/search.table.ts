import type { ChannelId, GenreId, MixId } from '@afterglow/shared-contracts';
import type { Computed } from './columns.ts';

/** Every word of the catalogue. Kept by triggers, like the other tables here. */
export interface WordsTable {
  word: Computed<string>;
  /** How many mixes, artists and shows have it. */
  documents: Computed<number>;
}

/** What the words are found by when they are mistyped. */
export interface WordSlipsTable {
  word: Computed<string>;
  /** The word, and what is left of it without each of its letters. */
  slips: Computed<string[]>;
}

/** What search reads of a mix. */
export interface MixDocumentsTable {
  mix_id: Computed<MixId>;
  reach: Computed<number>;
  /** The words of its title. */
  title: Computed<string>;
  /** The words of everything. */
  words: Computed<string>;
  /** Plain texts: title, artist, show, genres with tabs between, then each track with a tab between its title and its artist. */
  lines: Computed<string[]>;
  /** What stands between the tabs, without spaces. */
  names: Computed<string[]>;
}

/** How many mixes a channel has of a genre; genre 0 counts all. */
export interface MixCountsTable {
  channel_id: Computed<ChannelId>;
  genre_id: Computed<GenreId | 0>;
  mixes: Computed<number>;
}
