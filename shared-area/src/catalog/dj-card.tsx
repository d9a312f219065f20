import { artistPath, type Artist } from '@afterglow/shared-contracts';
import { ArtistCard } from '@afterglow/shared-ui';

/** An artist in a grid or rail. */
export function DjCard({ artist }: { readonly artist: Artist }) {
  const { title, photo, genre } = artist;
  return <ArtistCard href={artistPath(artist)} name={title} image={photo} genres={genre} meta="DJ" />;
}
