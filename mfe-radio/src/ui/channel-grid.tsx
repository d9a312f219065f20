import { CHANNEL_IDS, type ChannelId } from '@afterglow/shared-contracts';
import { stations, useNowPlaying, useResource, type Stations } from '@afterglow/shared-data/react';
import { Grid, ResourceView } from '@afterglow/shared-ui';
import { ChannelGridSkeleton } from './channel-grid-skeleton.tsx';
import { LiveChannelTile } from './live-channel-tile.tsx';
import { StaleNotice } from './stale-notice.tsx';

interface ChannelGridProps {
  readonly label: string;
  /** Every channel when left out; shown in the channels' own order. */
  readonly ids?: readonly ChannelId[];
}

/** Channels with what each plays at this moment. */
export function ChannelGrid({ label, ids = CHANNEL_IDS }: ChannelGridProps) {
  const state = useResource(stations());
  return (
    <ResourceView state={state} skeleton={<ChannelGridSkeleton />}>
      {(channels) => <Tiles label={label} ids={ids} channels={channels} />}
    </ResourceView>
  );
}

function Tiles({ label, ids, channels }: Required<ChannelGridProps> & { readonly channels: Stations }) {
  const now = useNowPlaying().data ?? {};
  return (
    <>
      <StaleNotice />
      <Grid of="tiles" label={label}>
        {CHANNEL_IDS.filter((id) => ids.includes(id) && id in channels).map((id) => (
          <LiveChannelTile key={id} station={channels[id]} now={now[id]} />
        ))}
      </Grid>
    </>
  );
}
