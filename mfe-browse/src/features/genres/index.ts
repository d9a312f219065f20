export { GenreIndex } from './components/genre-index.tsx';
export { GenreScreen } from './components/genre-screen.tsx';
