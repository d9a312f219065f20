import type { PreviewSubject } from './preview.ts';

/** The display name of a preview's subject. */
export function subjectWords(subject: PreviewSubject): string {
  return subject.kind === 'staging' ? 'staging' : `${subject.remote} ${subject.version}`;
}

const UTC_TIME = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
});

/** A time in UTC. */
export function timeWords(timeMs: number): string {
  return `${UTC_TIME.format(timeMs)} UTC`;
}
