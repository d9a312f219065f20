import type { Playlist } from '@afterglow/shared-contracts';
import { Grid, SectionHeader } from '@afterglow/shared-ui';
import { PlaylistCard } from '../../../ui/rows/playlist-card.tsx';

const EAGER = 6;

interface PlaylistGridProps {
  readonly title: string;
  readonly playlists: readonly Playlist[];
  readonly eager?: boolean;
}

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
