import type { YourMusicList } from '../../../config/paths.ts';

interface ListTexts {
  readonly tab: string;
  readonly heading: string;
  readonly empty: string;
  readonly hint: string | undefined;
}

export const YOUR_MUSIC_TEXTS: Readonly<Record<YourMusicList, ListTexts>> = {
  mixes: {
    tab: 'Mixes',
    heading: 'Favorite Mixes',
    empty: 'You have not favorited any mixes',
    hint: 'When you press the heart icon on a mix, they will appear here',
  },
  artists: {
    tab: 'Artists',
    heading: 'Favorite Artists',
    empty: 'You have not favorited any artists',
    hint: 'When you add artists to your favorites, they will appear here',
  },
  shows: {
    tab: 'Shows',
    heading: 'Favorite Shows',
    empty: 'You are not following any shows.',
    hint: 'As you follow shows, they will appear here.',
  },
  genres: { tab: 'Genres', heading: 'Favorite Genres', empty: 'No items', hint: undefined },
};
