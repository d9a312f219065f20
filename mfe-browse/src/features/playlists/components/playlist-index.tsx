import type { Playlist } from '@afterglow/shared-contracts';
import { charts, playlists, useResource } from '@afterglow/shared-data/react';
import {
  CardSkeletons,
  EmptyState,
  Grid,
  PageHeader,
  ResourceView,
  SectionHeader,
  Sections,
  usePageTitle,
} from '@afterglow/shared-ui';
import { isFeatured, listedPlaylists } from '../../../lib/listed-playlists.ts';
import { PlaylistCard } from '../../../ui/playlist-card.tsx';
import { PLAYLIST_KINDS, type PlaylistKind } from '../model/playlist-kind.ts';

const SKELETONS = 12;
/** As many as are likely in the first row of a wide window. */
const EAGER = 6;

/** All charts, or all playlists: the featured ones first. */
export function PlaylistIndex({ kind }: { readonly kind: PlaylistKind }) {
  const { many } = PLAYLIST_KINDS[kind];
  const state = useResource(kind === 'chart' ? charts() : playlists());
  usePageTitle(many);
  return (
    <>
      <PageHeader title={many} />
      <ResourceView state={state} skeleton={<CardSkeletons what={many} count={SKELETONS} />}>
        {({ items }) => <Lists kind={kind} all={listedPlaylists(items)} />}
      </ResourceView>
    </>
  );
}

function Lists({ kind, all }: { readonly kind: PlaylistKind; readonly all: readonly Playlist[] }) {
  const { featured, others, many } = PLAYLIST_KINDS[kind];
  if (all.length === 0) return <EmptyState icon="chart" title={`There are no ${many.toLowerCase()} yet`} />;
  return (
    <Sections>
      <List title={featured} playlists={all.filter(isFeatured)} eager />
      <List title={others} playlists={all.filter((one) => !isFeatured(one))} />
    </Sections>
  );
}

interface ListProps {
  readonly title: string;
  readonly playlists: readonly Playlist[];
  readonly eager?: boolean;
}

function List({ title, playlists: list, eager = false }: ListProps) {
  if (list.length === 0) return null;
  return (
    <section aria-label={title}>
      <SectionHeader title={title} />
      <Grid label={title}>
        {list.map((playlist, index) => (
          <PlaylistCard key={playlist.id} playlist={playlist} eager={eager && index < EAGER} />
        ))}
      </Grid>
    </section>
  );
}
