import {
  slotEndMs,
  slotStartMs,
  nowAndNext,
  type ChannelId,
  type StationPlaylistItem,
} from '@afterglow/shared-contracts';
import { useNowPlaying, useResource } from '@afterglow/shared-data/react';
import { ResourceView, useBroadcastNow } from '@afterglow/shared-ui';
import { useState } from 'react';
import { StaleDataAlert } from '../../../../ui/stale-data-alert.tsx';
import { onAir } from '../../resources/channel-playlist.resource.ts';
import { useRefetchWhile } from '../../../../lib/use-refetch-while.ts';
import { NowPlaying } from './now-playing.tsx';
import { OnAirSkeleton } from './on-air-skeleton.tsx';
import styles from './on-air.module.css';
import { UpNext } from './up-next.tsx';

const TICK_MS = 1000;
/** With fewer upcoming items, the next ones are requested. */
const LEAST_TO_COME = 8;

/** The current and next items of the channel, side by side if they fit. */
export function OnAir({ channel }: { readonly channel: ChannelId }) {
  const state = useResource(onAir(channel));
  return (
    <ResourceView state={state} skeleton={<OnAirSkeleton />}>
      {(items) => <Ticking channel={channel} items={items} onRunningOut={state.refetch} />}
    </ResourceView>
  );
}

interface TickingProps {
  readonly channel: ChannelId;
  readonly items: readonly StationPlaylistItem[];
  readonly onRunningOut: () => void;
}

function Ticking({ channel, items, onRunningOut }: TickingProps) {
  const nowMs = useBroadcastNow(channel, TICK_MS);
  const { current, upcoming } = nowAndNext(items, nowMs);
  const [atFirst] = useState(upcoming.length);
  const isRunningOut = upcoming.length < Math.min(atFirst, LEAST_TO_COME);
  const isUnlisted = useIsUnlisted(channel, { items, nowMs });
  // After hours of sleep or a clock correction, the list is outdated, and none of its items is current.
  useRefetchWhile(isRunningOut || isUnlisted || current === null, onRunningOut, nowMs);
  return (
    <div>
      <StaleDataAlert />
      <div className={styles.columns}>
        <NowPlaying item={current} nowMs={nowMs} />
        <UpNext items={upcoming} nowMs={nowMs} />
      </div>
    </div>
  );
}

/** Whether the list lacks the current item of the latest socket message, because the schedule was changed. */
function useIsUnlisted(
  channel: ChannelId,
  { items, nowMs }: { readonly items: readonly StationPlaylistItem[]; readonly nowMs: number },
): boolean {
  const now = useNowPlaying().data?.[channel];
  const [atFirst] = useState(now);
  const isListed = (item: StationPlaylistItem) =>
    items.some((one) => slotStartMs(one) === slotStartMs(item) && one.mixes.id === item.mixes.id);
  return now !== undefined && now !== atFirst && nowMs < slotEndMs(now) && !isListed(now);
}
