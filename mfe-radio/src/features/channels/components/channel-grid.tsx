import { CHANNEL_IDS } from '@afterglow/shared-contracts';
import { stations, useNowPlaying, useResource, type Stations } from '@afterglow/shared-data/react';
import { Grid, ResourceView } from '@afterglow/shared-ui';
import { ChannelGridSkeleton } from './channel-grid-skeleton.tsx';
import { LiveChannelTile } from './live-channel-tile.tsx';

/** Every channel with what it plays at this moment. */
export function ChannelGrid() {
  const state = useResource(stations());
  return (
    <ResourceView state={state} skeleton={<ChannelGridSkeleton />}>
      {(channels) => <Tiles channels={channels} />}
    </ResourceView>
  );
}

function Tiles({ channels }: { readonly channels: Stations }) {
  const now = useNowPlaying().data ?? {};
  return (
    <Grid of="tiles" label="Channels">
      {CHANNEL_IDS.filter((id) => id in channels).map((id) => (
        <LiveChannelTile key={id} station={channels[id]} now={now[id]} />
      ))}
    </Grid>
  );
}
