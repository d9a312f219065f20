const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const dayAndTime = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
});

/** In the listener's time zone, for example "14:30". */
export function localTime(instantIso: string): string {
  return time.format(new Date(instantIso));
}

/** For example "2 Apr, 14:30". */
export function localDayAndTime(instantIso: string): string {
  return dayAndTime.format(new Date(instantIso));
}

/** For example "Europe/Berlin". */
export function localZone(): string {
  return time.resolvedOptions().timeZone;
}
