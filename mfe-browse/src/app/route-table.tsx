import { lazyPage } from '@afterglow/shared-ui';
import { Route, Routes } from 'react-router-dom';
import { GridWaiting, HeroWaiting, HomeWaiting } from './waiting.tsx';

const HomePage = lazyPage(async () => (await import('../routes/home.page.tsx')).HomePage, <HomeWaiting />);
const MixPage = lazyPage(
  async () => (await import('../routes/mix.page.tsx')).MixPage,
  <HeroWaiting middle="waveform" />,
);
const MixesPage = lazyPage(async () => (await import('../routes/mixes.page.tsx')).MixesPage, <GridWaiting />);
const PlaylistsPage = lazyPage(
  async () => (await import('../routes/playlists.page.tsx')).PlaylistsPage,
  <GridWaiting />,
);
const GenresPage = lazyPage(async () => (await import('../routes/genres.page.tsx')).GenresPage, <GridWaiting />);
const ShowPage = lazyPage(
  async () => (await import('../routes/show.page.tsx')).ShowPage,
  <HeroWaiting middle="tabs" />,
);
const ArtistPage = lazyPage(
  async () => (await import('../routes/artist.page.tsx')).ArtistPage,
  <HeroWaiting middle="tabs" />,
);
const YourMusicPage = lazyPage(
  async () => (await import('../routes/your-music.page.tsx')).YourMusicPage,
  <GridWaiting />,
);

/**
 * All that lies below an address of this area is the page's to read: what names nothing is its 404. The last route is empty: while the
 * listener leaves for another area, the address is already that area's.
 */
export function RouteTable() {
  return (
    <Routes>
      <Route path="/" element={<HomePage />} />
      <Route path="/mix/*" element={<MixPage />} />
      <Route path="/shows/:showId/mix/*" element={<MixPage />} />
      <Route path="/browse/mixes/*" element={<MixesPage />} />
      <Route path="/browse/charts/*" element={<PlaylistsPage />} />
      <Route path="/browse/playlists/*" element={<PlaylistsPage />} />
      <Route path="/browse/genres" element={<GenresPage />} />
      <Route path="/genre/*" element={<GenresPage />} />
      <Route path="/shows/*" element={<ShowPage />} />
      <Route path="/artist/*" element={<ArtistPage />} />
      <Route path="/yourmusic/*" element={<YourMusicPage />} />
      <Route path="*" element={null} />
    </Routes>
  );
}
