import { chartPath, playlistIdSchema, type Mix, type Playlist } from '@afterglow/shared-contracts';
import { playlist, playlistMixes, useResource, type ResourceState } from '@afterglow/shared-data/react';
import { Cover, PlayPill, RowList, RowSkeletons, SectionHeader, Skeleton } from '@afterglow/shared-ui';
import { PlaylistRow } from '../../../ui/playlist-row.tsx';
import { SectionFailure } from '../../../ui/section-failure.tsx';
import { usePlaylistPlayable } from '../../../ui/use-playlist-playable.ts';
import type { ComponentProps } from 'react';
import styles from './chart-box.module.css';

/** The chart on Home. */
const CHART_ID = playlistIdSchema.parse(101);
const ENTRIES = 5;
const COVER_PX = 232;

/** The first places of the house chart, and a button that plays all of it. */
export function ChartBox() {
  const chart = useResource(playlist(CHART_ID));
  const entries = useResource(playlistMixes(CHART_ID, { limit: ENTRIES }));
  const title = chart.data?.revisions_title ?? 'Chart';
  const head = { title, href: chartPath(CHART_ID), linkText: 'Browse All' };
  if (entries.status === 'failed') return <SectionFailure head={head} onRetry={entries.refetch} />;
  return (
    <section aria-label={title}>
      <SectionHeader {...head} />
      <div className={styles.box}>
        <Head chart={chart} />
        <div className={styles.entries}>
          {entries.status === 'ready' ? (
            <Entries mixes={entries.data.items} label={title} chart={chart.data ?? { id: CHART_ID }} />
          ) : (
            <RowSkeletons what="the chart" count={ENTRIES} />
          )}
        </div>
      </div>
    </section>
  );
}

function Head({ chart }: { readonly chart: ResourceState<Playlist> }) {
  const playable = usePlaylistPlayable({ id: CHART_ID });
  return (
    <div className={styles.head}>
      <div className={styles.cover}>
        {chart.status === 'loading' ? (
          <Skeleton shape="cover" />
        ) : (
          <Cover image={chart.data?.revisions_album_art} widthPx={COVER_PX} />
        )}
      </div>
      <PlayPill subject={chart.data?.revisions_title ?? 'chart'} playable={playable} />
    </div>
  );
}

interface EntriesProps {
  readonly mixes: readonly Mix[];
  readonly label: string;
  readonly chart: ComponentProps<typeof PlaylistRow>['playlist'];
}

function Entries({ mixes, label, chart }: EntriesProps) {
  return (
    <RowList label={label} ordered>
      {mixes.map((mix, index) => (
        <PlaylistRow key={mix.id} mix={mix} playlist={chart} place={index} numbered />
      ))}
    </RowList>
  );
}
