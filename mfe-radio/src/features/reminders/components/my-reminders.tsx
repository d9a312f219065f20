import { knownChannelOf, channelName } from '@afterglow/shared-contracts';
import type { Reminder } from '@afterglow/shared-contracts/reminders';
import { Button, localZone, Row, RowList, SectionHeader, useNow } from '@afterglow/shared-ui';
import { useState } from 'react';
import { relativeDayTime } from '../../../lib/relative-day-time.ts';
import { storedReminders, useReminder } from '../../../lib/use-reminder.ts';

const TICK_MS = 1000;
const TITLE = 'Your reminders';

/** The listener's reminders, soonest first; nothing without any. */
export function MyReminders() {
  const nowMs = useNow(TICK_MS);
  const [stored] = useState(storedReminders);
  const reminders = stored.filter(({ startTime }) => Date.parse(startTime) > nowMs);
  if (reminders.length === 0) return null;
  return (
    <section>
      <SectionHeader title={TITLE} />
      <RowList label={TITLE}>
        {reminders.map((reminder) => (
          <ReminderRow key={`${reminder.path} ${reminder.startTime}`} reminder={reminder} nowMs={nowMs} />
        ))}
      </RowList>
    </section>
  );
}

interface ReminderRowProps {
  readonly reminder: Reminder;
  readonly nowMs: number;
}

/** A removed one stays in its row, so that a mistake can be undone. */
function ReminderRow({ reminder, nowMs }: ReminderRowProps) {
  const { path, title, startTime } = reminder;
  const { isSet, toggle } = useReminder(reminder);
  const words = isSet ? 'Remove' : 'Remind me';
  const channel = knownChannelOf(path.split('/').at(-1));
  const time = relativeDayTime(startTime, nowMs, localZone());
  return (
    <Row
      title={title}
      href={path}
      subtitle={channel ? `${time} · ${channelName(channel)}` : time}
      actions={
        <Button size="s" icon={isSet ? 'close' : 'bell'} aria-label={`${words}: ${title}`} onClick={toggle}>
          {words}
        </Button>
      }
    />
  );
}
