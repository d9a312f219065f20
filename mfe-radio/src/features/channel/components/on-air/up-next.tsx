import type { StationPlaylistItem } from '@afterglow/shared-contracts';
import { Button, localZone, RowList, SectionHeader } from '@afterglow/shared-ui';
import { useState } from 'react';
import { relativeDayTime } from '../../../../lib/relative-day-time.ts';
import { ZoneNote } from '../../../../ui/zone-note.tsx';
import { EmptySection } from '../empty-section.tsx';
import { PlaylistRow } from '../schedule/playlist-row.tsx';
import { ReminderMenu } from '../schedule/reminder-menu.tsx';
import styles from './up-next.module.css';

const FIRST = 3;
const MORE = 5;

interface UpNextProps {
  readonly items: readonly StationPlaylistItem[];
  readonly nowMs: number;
}

export function UpNext({ items, nowMs }: UpNextProps) {
  const zone = localZone();
  const [count, setCount] = useState(FIRST);
  return (
    <section aria-label="Up Next">
      <SectionHeader title="Up Next" />
      <ZoneNote />
      {items.length === 0 && <EmptySection>Nothing scheduled yet.</EmptySection>}
      <RowList label="Up Next" ordered>
        {items.slice(0, count).map((item) => (
          <PlaylistRow
            key={item.scheduled_start_time}
            item={item}
            time={relativeDayTime(item.scheduled_start_time, nowMs, zone)}
            actions={<ReminderMenu item={item} />}
          />
        ))}
      </RowList>
      {items.length > count && (
        <div className={styles.more}>
          <Button size="s" onClick={() => setCount(count + MORE)}>
            Show More
          </Button>
        </div>
      )}
    </section>
  );
}
