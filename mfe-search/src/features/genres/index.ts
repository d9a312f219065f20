export { GenreTiles } from './components/genre-tiles.tsx';
