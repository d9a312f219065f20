import { Route, Routes } from 'react-router-dom';
import { lazyPage } from '@afterglow/shared-ui';

const ChannelsPage = lazyPage(async () => (await import('../routes/channels.page.tsx')).ChannelsPage, null);
const ChannelPage = lazyPage(async () => (await import('../routes/channel.page.tsx')).ChannelPage, null);

/** The last route is empty: while the listener leaves for another area, the address is already that area's. */
export function RouteTable() {
  return (
    <Routes>
      <Route path="/radio" element={<ChannelsPage />} />
      <Route path="/radio/:channelId" element={<ChannelPage />} />
      <Route path="*" element={null} />
    </Routes>
  );
}
