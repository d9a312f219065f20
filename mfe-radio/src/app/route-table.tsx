import { Route, Routes } from 'react-router-dom';
import { lazyPage } from '@afterglow/shared-ui';
import { ChannelsWaiting, ChannelWaiting, FavoritesWaiting } from './waiting.tsx';

const ChannelsPage = lazyPage(
  async () => (await import('../routes/channels.page.tsx')).ChannelsPage,
  <ChannelsWaiting />,
);
const FavoritesPage = lazyPage(
  async () => (await import('../routes/favorites.page.tsx')).FavoritesPage,
  <FavoritesWaiting />,
);
const ChannelPage = lazyPage(async () => (await import('../routes/channel.page.tsx')).ChannelPage, <ChannelWaiting />);

/** The last route is empty: while the listener leaves for another area, the address is already that area's. */
export function RouteTable() {
  return (
    <Routes>
      <Route path="/radio" element={<ChannelsPage />} />
      <Route path="/radio/favorites" element={<FavoritesPage />} />
      <Route path="/radio/:channelId/*" element={<ChannelPage />} />
      <Route path="*" element={null} />
    </Routes>
  );
}
