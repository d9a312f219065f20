import { formatDate, localFormat } from '@afterglow/shared-contracts';

const time = localFormat({ hour: '2-digit', minute: '2-digit' });

/** In the listener's time zone, for example "14:30". */
export function localTime(instantIso: string): string {
  return time().format(new Date(instantIso));
}

/** For example "02 April 2023, 14:30". */
export function localDayAndTime(instantIso: string): string {
  return `${formatDate(instantIso)}, ${localTime(instantIso)}`;
}

/** For example "Europe/Berlin"; read it on every render, because a device may change its zone. */
export function localZone(): string {
  return time().resolvedOptions().timeZone;
}
