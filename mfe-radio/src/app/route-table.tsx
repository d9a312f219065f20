import { Route, Routes } from 'react-router-dom';
import { HeroSkeleton, lazyPage, PageHeader } from '@afterglow/shared-ui';

const ChannelsPage = lazyPage(
  async () => (await import('../routes/channels.page.tsx')).ChannelsPage,
  <PageHeader title="Radio" />,
);
const FavoritesPage = lazyPage(async () => (await import('../routes/favorites.page.tsx')).FavoritesPage, null);
const ChannelPage = lazyPage(
  async () => (await import('../routes/channel.page.tsx')).ChannelPage,
  <HeroSkeleton what="the channel" />,
);

/** The last route is empty: while the listener leaves for another area, the address is already that area's. */
export function RouteTable() {
  return (
    <Routes>
      <Route path="/radio" element={<ChannelsPage />} />
      <Route path="/radio/favorites" element={<FavoritesPage />} />
      <Route path="/radio/:channelId" element={<ChannelPage />} />
      <Route path="/radio/:channelId/:tab" element={<ChannelPage />} />
      <Route path="*" element={null} />
    </Routes>
  );
}
