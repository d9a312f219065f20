import type { IAudioMetadata } from 'music-metadata';

/** A chapter: where it begins, and its title. */
export interface CommentChapter {
  readonly startMs: number;
  readonly title: string;
}

const NAMED = /^CHAPTER(\d{2,3})(NAME)?$/i;
const TIME = /^(\d{1,3}):(\d{1,2}):(\d{1,2})(?:\.(\d{1,3}))?/;

/** The chapters of Ogg and FLAC files, which are pairs of comments: CHAPTER001=00:04:00.000 and CHAPTER001NAME=Title. */
export function commentChapters(metadata: IAudioMetadata | undefined): CommentChapter[] {
  const starts = new Map<string, number>();
  const titles = new Map<string, string>();
  for (const { id, value } of Object.values(metadata?.native ?? {}).flat()) {
    const [, number, name] = NAMED.exec(id) ?? [];
    if (number === undefined || typeof value !== 'string') continue;
    if (name !== undefined) titles.set(number, value);
    const startMs = name === undefined ? timeOf(value) : undefined;
    if (startMs !== undefined) starts.set(number, startMs);
  }
  return [...starts].map(([number, startMs]) => ({ startMs, title: titles.get(number) ?? '' }));
}

function timeOf(text: string): number | undefined {
  const [, hours, minutes, seconds, fraction = ''] = TIME.exec(text.trim()) ?? [];
  if (hours === undefined) return undefined;
  return ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + Number(fraction.padEnd(3, '0'));
}
