import { chartPath, playlistIdSchema, type Mix, type Playlist } from '@afterglow/shared-contracts';
import { playlist, playlistMixes, useResource, type Page, type ResourceState } from '@afterglow/shared-data/react';
import { Cover, PlayPill, RowList, RowSkeletons, SectionHeader, Skeleton, type Playable } from '@afterglow/shared-ui';
import type { GetMix } from '../../../lib/queue-around.ts';
import { PlaylistRow } from '../../../ui/rows/playlist-row.tsx';
import { SectionFailure } from '../../../ui/section-failure.tsx';
import { usePlaylistPlayable, type KnownPlaylist } from '../../../ui/rows/use-playlist-playable.ts';
import { useLatestCallback } from '../../../ui/lists/use-latest-callback.ts';
import styles from './chart-box.module.css';

const CHART_ID = playlistIdSchema.parse(101);
const ENTRIES = 5;
const COVER_PX = 232;

export function ChartBox() {
  const chart = useResource(playlist(CHART_ID));
  const entries = useResource(playlistMixes(CHART_ID, { limit: ENTRIES }));
  const title = chart.data?.revisions_title ?? 'Chart';
  const known = { id: CHART_ID, mixes_count: countOf(chart.data, entries.data) };
  const mixAt = useLatestCallback((place) => entries.data?.items[place]);
  const playable = usePlaylistPlayable(known, mixAt);
  const head = { title, href: chartPath(CHART_ID), linkText: 'Browse All' };
  if (entries.status === 'failed') return <SectionFailure head={head} onRetry={entries.refetch} />;
  return (
    <section aria-label={title}>
      <SectionHeader {...head} />
      <div className={styles.box}>
        <Head chart={chart} playable={playable} />
        <div className={styles.entries}>
          {entries.status === 'ready' ? (
            <Entries mixes={entries.data.items} label={title} chart={known} mixAt={mixAt} />
          ) : (
            <RowSkeletons what="the chart" count={ENTRIES} />
          )}
        </div>
      </div>
    </section>
  );
}

/** From whichever response arrives first. */
function countOf(chart: Playlist | undefined, entries: Page<Mix> | undefined): number | undefined {
  return chart?.mixes_count ?? entries?.total ?? undefined;
}

function Head({ chart, playable }: { readonly chart: ResourceState<Playlist>; readonly playable: Playable }) {
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
  readonly chart: KnownPlaylist;
  readonly mixAt: GetMix;
}

function Entries({ mixes, label, chart, mixAt }: EntriesProps) {
  return (
    <RowList label={label} ordered>
      {mixes.map((mix, index) => (
        <PlaylistRow key={mix.id} mix={mix} playlist={chart} mixAt={mixAt} place={index} numbered />
      ))}
    </RowList>
  );
}
