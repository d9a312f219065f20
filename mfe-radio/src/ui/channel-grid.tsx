import { CHANNEL_IDS, type ChannelId } from '@afterglow/shared-contracts';
import { stations, useNowPlaying, useResource, type Stations } from '@afterglow/shared-data/react';
import { Grid, ResourceView, useNow } from '@afterglow/shared-ui';
import { useState } from 'react';
import { useRefetchWhile } from '../lib/use-refetch-while.ts';
import { ChannelGridSkeleton } from './channel-grid-skeleton.tsx';
import { itemsAfter } from './items-after.ts';
import { LiveChannelTile } from './live-channel-tile.tsx';
import { StaleDataAlert } from './stale-data-alert.tsx';
import { ZoneNote } from './zone-note.tsx';

const TICK_MS = 10_000;
/** With fewer, a tile would show no next item after the next change. */
const LEAST_TO_COME = 2;

interface ChannelGridProps {
  readonly label: string;
  /** All channels by default; shown in their fixed order. */
  readonly ids?: readonly ChannelId[];
}

export function ChannelGrid({ label, ids = CHANNEL_IDS }: ChannelGridProps) {
  const state = useResource(stations());
  return (
    <ResourceView state={state} skeleton={<ChannelGridSkeleton />}>
      {(channels) => <Tiles label={label} ids={ids} channels={channels} onRunningOut={state.refetch} />}
    </ResourceView>
  );
}

interface TilesProps extends Required<ChannelGridProps> {
  readonly channels: Stations;
  readonly onRunningOut: () => void;
}

function Tiles({ label, ids, channels, onRunningOut }: TilesProps) {
  const now = useNowPlaying().data ?? {};
  const isShort = ids.some((id) => {
    const [item, station] = [now[id], channels[id]];
    return item && station && itemsAfter(item, station.playlist).length < LEAST_TO_COME;
  });
  const nowMs = useNow(TICK_MS);
  const [openedMs] = useState(nowMs);
  useRefetchWhile(isShort && nowMs !== openedMs, onRunningOut, nowMs);
  return (
    <>
      <StaleDataAlert />
      <Grid of="tiles" label={label}>
        {CHANNEL_IDS.filter((id) => ids.includes(id))
          .flatMap((id) => channels[id] ?? [])
          .map((station) => (
            <LiveChannelTile key={station.id} station={station} now={now[station.id]} />
          ))}
      </Grid>
      <ZoneNote />
    </>
  );
}
