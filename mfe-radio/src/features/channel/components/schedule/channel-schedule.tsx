import { nowAndNext, type ChannelId, type StationPlaylistItem } from '@afterglow/shared-contracts';
import { useResource } from '@afterglow/shared-data/react';
import {
  Chip,
  EmptyState,
  localZone,
  ResourceView,
  RowList,
  RowSkeletons,
  SectionHeader,
  useBroadcastNow,
} from '@afterglow/shared-ui';
import { useState } from 'react';
import { clockChangeWords } from '../../model/clock-change-words.ts';
import { placeInDay } from '../../model/day-timeline.ts';
import { scheduleDays, type ScheduleDay } from '../../model/schedule-days.ts';
import { timesIn } from '@afterglow/shared-contracts/zone-time';
import { ZoneNote } from '../../../../ui/zone-note.tsx';
import { itemsOfDay } from '../../resources/channel-playlist.resource.ts';
import styles from './channel-schedule.module.css';
import { DayTimeline } from './day-timeline.tsx';
import { PlaylistRow } from './playlist-row.tsx';
import { ReminderMenu } from './reminder-menu.tsx';

const SKELETON_ROWS = 8;
const TICK_MS = 1000;

export function ChannelSchedule({ channel }: { readonly channel: ChannelId }) {
  const zone = localZone();
  const nowMs = useBroadcastNow(channel, TICK_MS);
  const days = useScheduleDays(nowMs, zone);
  const [chosen, setChosen] = useState<string>();
  // A day that is over is replaced by today.
  const day = days.find(({ label }) => label === chosen) ?? days[0];
  return (
    <section>
      <SectionHeader title="Show Schedule" />
      <div role="group" aria-label="Day" className={styles.days}>
        {days.map(({ label }) => (
          <Chip key={label} pressed={label === day?.label} onClick={() => setChosen(label)}>
            {label}
          </Chip>
        ))}
      </div>
      <h3 className={styles.name}>{day?.name}</h3>
      <ZoneNote>{day && clockChangeWords(day.clockChangeMinutes)}</ZoneNote>
      {day && <DayItems channel={channel} day={day} zone={zone} nowMs={nowMs} />}
    </section>
  );
}

interface DayProps {
  readonly channel: ChannelId;
  readonly day: ScheduleDay;
  readonly zone: string;
  readonly nowMs: number;
}

/** Recomputed only when the first day is over, the clock was corrected, or the time zone has changed. */
function useScheduleDays(nowMs: number, zone: string): readonly ScheduleDay[] {
  const [{ days, of }, setDays] = useState(() => ({ days: scheduleDays(nowMs, zone), of: zone }));
  if (of === zone && days[0] && placeInDay(nowMs, days[0]) !== null) return days;
  const next = scheduleDays(nowMs, zone);
  setDays({ days: next, of: zone });
  return next;
}

function DayItems(props: DayProps) {
  const state = useResource(itemsOfDay(props.channel, props.day));
  return (
    <ResourceView state={state} skeleton={<RowSkeletons what="the schedule" count={SKELETON_ROWS} />}>
      {(items) => <Items {...props} items={items} />}
    </ResourceView>
  );
}

function Items({ channel, day, zone, nowMs, items }: DayProps & { readonly items: readonly StationPlaylistItem[] }) {
  const { current, upcoming } = nowAndNext(items, nowMs); // past items are in the history
  const shown = current ? [current, ...upcoming] : upcoming;
  if (shown.length === 0) return <EmptyState icon="calendar" title="There are no shows scheduled for this day" />;
  const timeOf = timesIn(zone);
  return (
    <>
      <DayTimeline channel={channel} day={day} zone={zone} items={items} nowMs={nowMs} />
      <RowList label={day.label} ordered>
        {shown.map((item) => (
          <PlaylistRow
            key={item.scheduled_start_time}
            item={item}
            time={timeOf(Date.parse(item.scheduled_start_time))}
            isOn={item === current}
            actions={item === current ? undefined : <ReminderMenu item={item} />}
          />
        ))}
      </RowList>
    </>
  );
}
