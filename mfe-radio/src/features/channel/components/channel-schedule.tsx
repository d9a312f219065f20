import { whatIsOn, type ChannelId, type StationPlaylistItem } from '@afterglow/shared-contracts';
import { useResource } from '@afterglow/shared-data/react';
import {
  Chip,
  EmptyState,
  localTime,
  localZone,
  ResourceView,
  RowList,
  RowSkeletons,
  SectionHeader,
  useNow,
} from '@afterglow/shared-ui';
import { useState } from 'react';
import { itemsOfDay } from '../resources/channel-playlist.resource.ts';
import { scheduleDays, type ScheduleDay } from '../model/schedule-days.ts';
import styles from './channel-schedule.module.css';
import { PlaylistRow } from './playlist-row.tsx';

const SKELETON_ROWS = 8;
const TICK_MS = 30_000;

/** What the channel plays on one of the next seven days. */
export function ChannelSchedule({ channel }: { readonly channel: ChannelId }) {
  const [days] = useState(() => scheduleDays(new Date()));
  const [chosen, setChosen] = useState(0);
  const day = days[chosen];
  return (
    <section>
      <SectionHeader title="Show Schedule" />
      <div role="group" aria-label="Day" className={styles.days}>
        {days.map(({ label }, index) => (
          <Chip key={label} pressed={index === chosen} onClick={() => setChosen(index)}>
            {label}
          </Chip>
        ))}
      </div>
      <p className={styles.zone}>Times are in your time zone, {localZone()}.</p>
      {day && <DayItems channel={channel} day={day} />}
    </section>
  );
}

function DayItems({ channel, day }: { readonly channel: ChannelId; readonly day: ScheduleDay }) {
  const state = useResource(itemsOfDay(channel, day));
  return (
    <ResourceView state={state} skeleton={<RowSkeletons what="the schedule" count={SKELETON_ROWS} />}>
      {(items) => <Items items={items} label={day.label} />}
    </ResourceView>
  );
}

function Items({ items, label }: { readonly items: readonly StationPlaylistItem[]; readonly label: string }) {
  const nowMs = useNow(TICK_MS);
  const { current, upcoming } = whatIsOn(items, nowMs); // what is over is in the history
  const shown = current ? [current, ...upcoming] : upcoming;
  if (shown.length === 0) return <EmptyState icon="calendar" title="There are no shows scheduled for this day" />;
  return (
    <RowList label={label} ordered>
      {shown.map((item) => (
        <PlaylistRow
          key={item.scheduled_start_time}
          item={item}
          time={localTime(item.scheduled_start_time)}
          isOn={item === current}
        />
      ))}
    </RowList>
  );
}
