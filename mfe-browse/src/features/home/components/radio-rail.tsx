import { CHANNEL_IDS, channelPath, type Station, type StationPlaylistItem } from '@afterglow/shared-contracts';
import { stations, useNowPlaying, useResource, type Stations } from '@afterglow/shared-data/react';
import { ChannelTile, Loading, Rail, SectionHeader, Skeleton, useChannelPlayable } from '@afterglow/shared-ui';
import { SectionFailure } from '../../../ui/section-failure.tsx';
import styles from './radio-rail.module.css';

const TITLE = 'Radio';
const LINK = { href: '/radio', linkText: 'Browse All' } as const;

export function RadioRail() {
  const state = useResource(stations());
  switch (state.status) {
    case 'loading':
      return <Waiting />;
    case 'ready':
      return <Channels channels={state.data} />;
    case 'failed':
      return <SectionFailure head={{ title: TITLE, ...LINK }} onRetry={state.refetch} />;
  }
}

function Channels({ channels }: { readonly channels: Stations }) {
  const now = useNowPlaying().data ?? {};
  return (
    <Rail title={TITLE} {...LINK} columns="minimal">
      {CHANNEL_IDS.flatMap((id) => channels[id] ?? []).map((station) => (
        <Tile key={station.id} station={station} now={now[station.id]} />
      ))}
    </Rail>
  );
}

interface TileProps {
  readonly station: Station;
  readonly now: StationPlaylistItem | undefined;
}

function Tile({ station: { id, title }, now }: TileProps) {
  const playable = useChannelPlayable(id);
  return (
    <ChannelTile href={channelPath(id)} channel={id} title={title} now={now?.mixes.show.title} playable={playable} />
  );
}

function Waiting() {
  return (
    <section>
      <SectionHeader title={TITLE} {...LINK} />
      <Loading what="the channels">
        <div className={styles.tiles}>
          {CHANNEL_IDS.map((id) => (
            <div key={id} className={styles.tile}>
              <Skeleton shape="fill" />
            </div>
          ))}
        </div>
      </Loading>
    </section>
  );
}
