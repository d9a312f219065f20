import { chartPath, playlistIdSchema, type Mix, type Playlist } from '@afterglow/shared-contracts';
import { playlist, playlistMixes, useResource } from '@afterglow/shared-data/react';
import { Cover, PlayPill, ResourceView, RowList, RowSkeletons, SectionHeader } from '@afterglow/shared-ui';
import { MixRow } from '../../../ui/mix-row.tsx';
import { usePlaylistPlayable } from '../../../ui/use-playlist-playable.ts';
import styles from './chart-box.module.css';

/** The chart that Home opens. */
const CHART_ID = playlistIdSchema.parse(101);
const ENTRIES = 5;
const COVER_PX = 232;

/** The top of the house chart, and all of it to play. */
export function ChartBox() {
  const chart = useResource(playlist(CHART_ID));
  const entries = useResource(playlistMixes(CHART_ID, { limit: ENTRIES }));
  const title = chart.data?.revisions_title ?? 'Chart';
  return (
    <section aria-label={title}>
      <SectionHeader title={title} href={chartPath(CHART_ID)} linkText="Browse All" />
      <div className={styles.box}>
        <Head chart={chart.data} />
        <div className={styles.entries}>
          <ResourceView state={entries} skeleton={<RowSkeletons what="the chart" count={ENTRIES} />}>
            {({ items }) => <Entries mixes={items} label={title} />}
          </ResourceView>
        </div>
      </div>
    </section>
  );
}

function Head({ chart }: { readonly chart: Playlist | undefined }) {
  const playable = usePlaylistPlayable({ ...chart, id: CHART_ID });
  return (
    <div className={styles.head}>
      <div className={styles.cover}>
        <Cover image={chart?.revisions_album_art} widthPx={COVER_PX} />
      </div>
      <PlayPill subject={chart?.revisions_title ?? 'chart'} playable={playable} />
    </div>
  );
}

function Entries({ mixes, label }: { readonly mixes: readonly Mix[]; readonly label: string }) {
  return (
    <RowList label={label} ordered>
      {mixes.map((mix, index) => (
        <MixRow key={mix.id} mix={mix} index={index + 1} />
      ))}
    </RowList>
  );
}
