import { mixPath, type ChannelId, type ScheduleEntry } from '@afterglow/shared-contracts';
import { timesIn, zoneText } from '@afterglow/shared-contracts/zone-time';
import { schedule, useResource } from '@afterglow/shared-data/react';
import {
  Cover,
  coverOf,
  EmptyState,
  localZone,
  ResourceView,
  Row,
  RowList,
  RowSkeletons,
  useNow,
} from '@afterglow/shared-ui';
import styles from './up-next-on-air.module.css';

const ITEMS = 12;
const COVER_PX = 40;
const TICK_MS = 10_000;

/** The next items of a channel, with the time of day. */
export function UpNextOnAir({ channel }: { readonly channel: ChannelId }) {
  const state = useResource(schedule(channel, { limit: ITEMS }));
  return (
    <ResourceView state={state} skeleton={<RowSkeletons what="what's next" count={4} />}>
      {({ items }) => <UpcomingItem items={items} />}
    </ResourceView>
  );
}

function UpcomingItem({ items }: { readonly items: readonly ScheduleEntry[] }) {
  const nowMs = useNow(TICK_MS);
  const upcoming = items.filter(({ time }) => Date.parse(time) > nowMs);
  if (upcoming.length === 0) return <EmptyState icon="radio" title="Nothing scheduled yet" />;
  const zone = localZone();
  const timeOf = timesIn(zone);
  return (
    <>
      <p className={styles.zone}>{zoneText(zone)}</p>
      <RowList label="Up next" ordered>
        {upcoming.map(({ mix, time }) => (
          <Row
            key={time}
            title={mix.title}
            href={mixPath(mix.id)}
            cover={<Cover image={coverOf(mix)} widthPx={COVER_PX} />}
            subtitle={mix.artist.title}
            duration={<time dateTime={time}>{timeOf(Date.parse(time))}</time>}
          />
        ))}
      </RowList>
    </>
  );
}
