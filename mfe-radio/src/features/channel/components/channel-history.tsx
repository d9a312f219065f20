import type { ChannelId, StationPlaylistItem } from '@afterglow/shared-contracts';
import { useResource } from '@afterglow/shared-data/react';
import { EmptyState, localDayAndTime, ResourceView, RowList, RowSkeletons, SectionHeader } from '@afterglow/shared-ui';
import { useState } from 'react';
import { sinceYesterday } from '../resources/channel-playlist.resource.ts';
import { startedItems } from '../model/started-items.ts';
import { PlaylistRow } from './playlist-row.tsx';

const SKELETON_ROWS = 8;

/** What the channel has played since yesterday. */
export function ChannelHistory({ channel }: { readonly channel: ChannelId }) {
  const [nowMs] = useState(() => Date.now());
  const state = useResource(sinceYesterday(channel, nowMs));
  return (
    <section>
      <SectionHeader title="History" />
      <ResourceView state={state} skeleton={<RowSkeletons what="the history" count={SKELETON_ROWS} />}>
        {(items) => <Items items={startedItems(items, nowMs)} />}
      </ResourceView>
    </section>
  );
}

function Items({ items }: { readonly items: readonly StationPlaylistItem[] }) {
  if (items.length === 0) return <EmptyState icon="clock" title="Nothing has been played since yesterday" />;
  return (
    <RowList label="History">
      {items.map((item) => (
        <PlaylistRow key={item.scheduled_start_time} item={item} time={localDayAndTime(item.scheduled_start_time)} />
      ))}
    </RowList>
  );
}
