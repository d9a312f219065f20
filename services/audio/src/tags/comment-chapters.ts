import type { IAudioMetadata } from 'music-metadata';

/** A chapter's start and title. */
export interface CommentChapter {
  readonly startMs: number;
  readonly title: string;
}

const NAMED = /^CHAPTER(\d{2,3})(NAME)?$/i;
const TIME = /^(\d{1,3}):(\d{1,2}):(\d{1,2})(?:\.(\d{1,3}))?/;

/** The chapters of Ogg and FLAC files, which are pairs of comments: CHAPTER001=00:04:00.000 and CHAPTER001NAME=Title. */
export function commentChapters(metadata: IAudioMetadata | undefined): CommentChapter[] {
  const comments = Object.values(metadata?.native ?? {}).flatMap((tags) => tags.flatMap(readComment));
  const titles = new Map(
    comments.flatMap(({ number, title }) => (title === undefined ? [] : [[number, title] as const])),
  );
  return comments.flatMap(({ number, startMs }) =>
    startMs === undefined ? [] : [{ startMs, title: titles.get(number) ?? '' }],
  );
}

interface Comment {
  readonly number: string;
  readonly title?: string;
  readonly startMs?: number | undefined;
}

function readComment({ id, value }: { readonly id: string; readonly value: unknown }): Comment[] {
  const [, number, name] = NAMED.exec(id) ?? [];
  if (number === undefined || typeof value !== 'string') return [];
  return [name === undefined ? { number, startMs: timeOf(value) } : { number, title: value }];
}

function timeOf(text: string): number | undefined {
  const [, hours, minutes, seconds, fraction = ''] = TIME.exec(text.trim()) ?? [];
  if (hours === undefined) return undefined;
  return ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + Number(fraction.padEnd(3, '0'));
}
