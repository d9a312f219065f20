import type { Playlist } from '@afterglow/shared-contracts';
import { Grid, SectionHeader } from '@afterglow/shared-ui';
import { PlaylistCard } from '../../../ui/playlist-card.tsx';

/** As many as probably fit in the first row of a wide window. */
const EAGER = 6;

interface PlaylistGridProps {
  readonly title: string;
  readonly playlists: readonly Playlist[];
  readonly eager?: boolean;
}

/** A titled grid; left out when it is empty. */
export function PlaylistGrid({ title, playlists, eager = false }: PlaylistGridProps) {
  if (playlists.length === 0) return null;
  return (
    <section aria-label={title}>
      <SectionHeader title={title} />
      <Grid label={title}>
        {playlists.map((playlist, index) => (
          <PlaylistCard key={playlist.id} playlist={playlist} eager={eager && index < EAGER} />
        ))}
      </Grid>
    </section>
  );
}
