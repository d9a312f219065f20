export { PlaylistIndex } from './components/playlist-index.tsx';
export { PlaylistScreen } from './components/playlist-screen.tsx';
