import { defineArea } from '@afterglow/shared-area';
import { pages } from './pages.ts';
import { ChannelsWaiting, ChannelWaiting, FavoritesWaiting } from './skeletons.tsx';

export const remote = defineArea({
  name: 'radio',
  pages,
  fallback: { channels: ChannelsWaiting, favorites: FavoritesWaiting, channel: ChannelWaiting },
});
