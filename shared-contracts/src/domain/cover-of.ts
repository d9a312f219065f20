import type { Image } from './image.ts';
import type { Mix } from './mix.ts';

type Pictured = Pick<Mix, 'album_art' | 'occurrence_album_art' | 'episode'>;

/** The image of a mix: its own album art, else the occurrence's, else the episode's; null for none. */
export function coverOf({ album_art, occurrence_album_art, episode }: Pictured): Image | null {
  if (album_art.url !== '') return album_art;
  const url = [occurrence_album_art, episode?.image].find(Boolean);
  return url ? { url } : null;
}
