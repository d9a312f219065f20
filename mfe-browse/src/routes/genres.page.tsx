import { useParams } from 'react-router-dom';
import { GenreIndex } from '../features/genres/components/genre-index.tsx';
import { GenreScreen } from '../features/genres/components/genre-screen.tsx';

export function GenresPage() {
  const genreId = useParams()['*'];
  return genreId === undefined ? <GenreIndex /> : <GenreScreen key={genreId} routeId={genreId} />;
}
