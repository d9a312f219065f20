export { ArtistScreen } from './components/artist-screen.tsx';
