import {
  formatDate,
  slotEndMs,
  slotStartMs,
  type ChannelId,
  type StationPlaylistItem,
} from '@afterglow/shared-contracts';
import { useResource } from '@afterglow/shared-data/react';
import {
  EmptyState,
  localZone,
  ResourceView,
  RowList,
  RowSkeletons,
  SectionHeader,
  useBroadcastNow,
} from '@afterglow/shared-ui';
import { useState } from 'react';
import { relativeDayTime } from '../../../lib/relative-day-time.ts';
import { timesIn } from '@afterglow/shared-contracts/zone-time';
import { HOUR_MS } from '@afterglow/shared-contracts/time';
import { ZoneNote } from '../../../ui/zone-note.tsx';
import { historyStart } from '../model/history-start.ts';
import { sinceYesterday } from '../resources/channel-playlist.resource.ts';
import { tunedInAtMs } from '../model/tuned-in-at.ts';
import { pastItems } from '../model/started-items.ts';
import { useRefetchWhile } from '../../../lib/use-refetch-while.ts';
import { useTunedIn } from '../use-tuned-in.ts';
import { HistoryItem } from './history-item.tsx';

const SKELETON_ROWS = 8;
const TICK_MS = 1000;
const HALF_DAY_MS = 12 * HOUR_MS;

/** What the channel has played since yesterday. */
export function ChannelHistory({ channel }: { readonly channel: ChannelId }) {
  const nowMs = useBroadcastNow(channel, TICK_MS);
  const state = useResource(sinceYesterday(channel, useHistoryStart(nowMs)));
  return (
    <section>
      <SectionHeader title="History" />
      <ZoneNote />
      <ResourceView state={state} skeleton={<RowSkeletons what="the history" count={SKELETON_ROWS} />}>
        {(items) => <Items nowMs={nowMs} items={items} onRunningOut={state.refetch} />}
      </ResourceView>
    </section>
  );
}

interface ItemsProps {
  readonly nowMs: number;
  readonly items: readonly StationPlaylistItem[];
  readonly onRunningOut: () => void;
}

/** Advances by half days, so that the list is rarely refetched from its start, and returns after a clock correction. */
function useHistoryStart(nowMs: number): string {
  const [start, setStart] = useState(() => historyStart(nowMs));
  const aheadMs = Date.parse(historyStart(nowMs)) - Date.parse(start);
  if (aheadMs >= 0 && aheadMs < HALF_DAY_MS) return start;
  setStart(historyStart(nowMs));
  return historyStart(nowMs);
}

function Items({ nowMs, items, onRunningOut }: ItemsProps) {
  const heard = useTunedIn();
  const zone = localZone();
  const timeOf = timesIn(zone);
  const started = pastItems(items, nowMs);
  const isRunningOut = items.every((item) => slotStartMs(item) <= nowMs);
  useRefetchWhile(isRunningOut, onRunningOut, nowMs);
  if (started.length === 0) return <EmptyState icon="clock" title="Nothing played since yesterday" />;
  return (
    <RowList label="History">
      {started.map((item) => (
        <HistoryItem
          key={item.scheduled_start_time}
          item={item}
          time={`${formatDate(item.scheduled_start_time)}, ${timeOf(slotStartMs(item))}`}
          narrowTime={relativeDayTime(item.scheduled_start_time, nowMs, zone)}
          isOver={slotEndMs(item) <= nowMs}
          tunedInMs={tunedInAtMs(item, heard)}
        />
      ))}
    </RowList>
  );
}
