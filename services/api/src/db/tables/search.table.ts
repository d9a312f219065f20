import type { ChannelId, GenreId, MixId } from '@afterglow/shared-contracts';
import type { Computed } from '@afterglow/kit';

/** Every word of the catalog. Maintained by triggers, like the other tables here. */
export interface WordsTable {
  word: Computed<string>;
  /** The number of mixes, artists and shows that contain it. */
  documents: Computed<number>;
}

/** The index for mistyped words. */
export interface WordSlipsTable {
  word: Computed<string>;
  /** The word, and its remainders after removing each letter. */
  slips: Computed<string[]>;
}

export interface MixDocumentsTable {
  mix_id: Computed<MixId>;
  reach: Computed<number>;
  title: Computed<string>;
  words: Computed<string>;
  /** Plain texts: title, artist, show, genres with tabs between, then each track with a tab between its title and its artist. */
  lines: Computed<string[]>;
  /** The texts between the tabs, without spaces. */
  names: Computed<string[]>;
}

/** The number of a channel's mixes in a genre; genre 0 counts all. */
export interface MixCountsTable {
  channel_id: Computed<ChannelId>;
  genre_id: Computed<GenreId | 0>;
  mixes: Computed<number>;
}
