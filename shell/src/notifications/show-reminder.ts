import type { HostPorts } from '@afterglow/shared-contracts';
import type { Reminder } from '@afterglow/shared-contracts/reminders';

type Ports = Pick<HostPorts, 'bus' | 'navigation'>;

/** Shows a reminder as a notification of the browser, if permitted, else as one of the page. */
export function showReminder({ bus, navigation }: Ports, reminder: Reminder): void {
  if (showByBrowser(navigation, reminder)) return;
  const { title, text, path } = reminder;
  const link = { href: path, text: 'Listen' };
  bus.emit('notification:show', {
    message: `${title}: ${text}`,
    type: 'success',
    isPersistentNotification: true,
    link,
  });
}

function showByBrowser(navigation: Ports['navigation'], { title, text, path, startTime }: Reminder): boolean {
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') return false;
  try {
    // Two tabs at the same time show it once.
    const shown = new Notification(title, { body: text, tag: `${path} ${startTime}` });
    shown.onclick = () => {
      window.focus();
      navigation.navigate(path);
      shown.close();
    };
    return true;
  } catch {
    return false;
  }
}
