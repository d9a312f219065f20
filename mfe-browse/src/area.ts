import { defineArea } from '@afterglow/shared-area';
import { pages } from './pages.ts';
import { GridWaiting, HomeWaiting, MixWaiting, ProfileWaiting } from './waiting.tsx';

export const remote = defineArea({
  name: 'browse',
  pages,
  fallback: {
    home: HomeWaiting,
    mix: MixWaiting,
    show: ProfileWaiting,
    artist: ProfileWaiting,
    latestMixes: GridWaiting,
    charts: GridWaiting,
    genres: GridWaiting,
    yourMixes: GridWaiting,
  },
});
