import { defineArea } from '@afterglow/shared-area';
import { pages } from './pages.ts';
import { ChannelsSkeleton, ChannelSkeleton, FavoritesSkeleton } from './skeletons.tsx';

export const remote = defineArea({
  name: 'radio',
  pages,
  fallback: { channels: ChannelsSkeleton, favorites: FavoritesSkeleton, channel: ChannelSkeleton },
});
