import { defineArea } from '@afterglow/shared-area';
import { pages } from './pages.ts';
import { GridSkeleton, HomeSkeleton, MixPageSkeleton, ProfilePageSkeleton } from './skeletons.tsx';

export const remote = defineArea({
  name: 'browse',
  pages,
  fallback: {
    home: HomeSkeleton,
    mix: MixPageSkeleton,
    show: ProfilePageSkeleton,
    artist: ProfilePageSkeleton,
    latestMixes: GridSkeleton,
    charts: GridSkeleton,
    genres: GridSkeleton,
    yourMixes: GridSkeleton,
  },
});
