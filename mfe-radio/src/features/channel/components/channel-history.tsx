import { slotEndMs, type ChannelId, type StationPlaylistItem } from '@afterglow/shared-contracts';
import { useResource } from '@afterglow/shared-data/react';
import {
  EmptyState,
  localDayAndTime,
  localZone,
  ResourceView,
  RowList,
  RowSkeletons,
  SectionHeader,
  useHeardNow,
} from '@afterglow/shared-ui';
import { useState } from 'react';
import { nearTime } from '../../../lib/near-time.ts';
import { sinceYesterday } from '../resources/channel-playlist.resource.ts';
import { tunedInAtMs } from '../model/tuned-in-at.ts';
import { startedItems } from '../model/started-items.ts';
import { useTunedIn } from '../use-tuned-in.ts';
import { HistoryItem } from './history-item.tsx';

const SKELETON_ROWS = 8;
const TICK_MS = 1000;

/** What the channel has played since yesterday. */
export function ChannelHistory({ channel }: { readonly channel: ChannelId }) {
  const [nowMs] = useState(() => Date.now());
  const state = useResource(sinceYesterday(channel, nowMs));
  return (
    <section>
      <SectionHeader title="History" />
      <ResourceView state={state} skeleton={<RowSkeletons what="the history" count={SKELETON_ROWS} />}>
        {(items) => <Items channel={channel} items={items} />}
      </ResourceView>
    </section>
  );
}

interface ItemsProps {
  readonly channel: ChannelId;
  readonly items: readonly StationPlaylistItem[];
}

function Items({ channel, items }: ItemsProps) {
  const nowMs = useHeardNow(channel, TICK_MS);
  const heard = useTunedIn();
  const [zone] = useState(localZone);
  const started = startedItems(items, nowMs);
  if (started.length === 0) return <EmptyState icon="clock" title="Nothing has been played since yesterday" />;
  return (
    <RowList label="History">
      {started.map((item) => (
        <HistoryItem
          key={item.scheduled_start_time}
          item={item}
          time={localDayAndTime(item.scheduled_start_time)}
          narrowTime={nearTime(item.scheduled_start_time, nowMs, zone)}
          isOver={slotEndMs(item) <= nowMs}
          tunedInMs={tunedInAtMs(item, heard)}
        />
      ))}
    </RowList>
  );
}
