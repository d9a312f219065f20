import type { StationPlaylistItem } from '@afterglow/shared-contracts';
import { notify, useFavorite } from '@afterglow/shared-data/react';
import { Button, Dropdown, IconButton, usePorts } from '@afterglow/shared-ui';
import { reminderOf } from '../../model/reminder-of.ts';
import { useReminder } from '../../../../lib/use-reminder.ts';
import styles from './reminder-menu.module.css';

const loadCalendarFile = () => import(/* webpackChunkName: "calendar-file" */ '../../save-calendar-file.ts');

export function ReminderMenu({ item }: { readonly item: StationPlaylistItem }) {
  const { bus } = usePorts();
  const { title, show } = item.mixes;
  const reminder = useReminder(reminderOf(item));
  const follow = useFavorite('shows', show.id);

  async function addToCalendar() {
    try {
      (await loadCalendarFile()).saveCalendarFile(item);
    } catch {
      notify(bus, 'SOMETHING_WENT_WRONG');
    }
  }

  return (
    <Dropdown
      align="end"
      renderToggle={(toggle) => (
        <IconButton
          {...toggle}
          icon={reminder.isSet ? 'check' : 'bell'}
          size="s"
          label={reminder.isSet ? `Reminder set: ${title}` : `Remind me: ${title}`}
        />
      )}
    >
      <Entry icon="calendar" onClick={() => void addToCalendar()}>
        Add to calendar
      </Entry>
      <Entry icon="bell" onClick={reminder.toggle}>
        {reminder.isSet ? 'Turn off reminder' : 'Remind me when it starts'}
      </Entry>
      <Entry icon="heart" onClick={follow.toggle}>
        {follow.isFavorite ? 'Unfollow this show' : 'Follow this show'}
      </Entry>
    </Dropdown>
  );
}

interface EntryProps {
  readonly icon: 'calendar' | 'bell' | 'heart';
  readonly onClick: () => void;
  readonly children: string;
}

function Entry({ icon, onClick, children }: EntryProps) {
  return (
    <li className={styles.entry}>
      <Button variant="ghost" size="s" icon={icon} fullWidth onClick={onClick}>
        {children}
      </Button>
    </li>
  );
}
